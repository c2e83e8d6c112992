const PLACEHOLDER = /\{(.*?)\}/g;

/** The names in braces in a label, in order. */
export const placeholdersOf = (label: string): string[] =>
  [...label.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * Fills the placeholders of a label: `fill('Stage {number}', { number: 2 })` is “Stage 2”.
 * @throws when a placeholder has no value
 */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The label "${label}" has no value for "${name}".`);
    return String(value);
  });
