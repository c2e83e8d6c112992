import { placeholdersOf } from '../format.ts';
import { line } from './fields.ts';

/** A label with placeholders such as `{name}`: it needs each of them once and may have no other. */
export const template = (max: number, description: string, ...names: readonly [string, ...string[]]) => {
  const wanted = names.map((name) => `{${name}}`).join(' and ');
  return line(max, `${description} Keep ${wanted} as ${names.length > 1 ? 'they are' : 'it is'}.`).refine(
    (label) => placeholdersOf(label).sort().join() === [...names].sort().join(),
    { error: `must contain ${wanted} once, and no other curly brackets` },
  );
};
