/** What a schema refuses, in words for whoever wrote it. */
import type { z } from 'astro/zod';
import type { Field } from '../schemas/tree.ts';
import { valueAt, type Entry } from './content.ts';
import type { Kind } from './finding.ts';
import { anyOf, didYouMean, nearest } from './nearest.ts';
import { fieldAt, type Words } from './report.ts';
import { found } from './words.ts';

type Issue = z.core.$ZodIssue;

const isJson = (entry: Entry) => entry.source.file.endsWith('.json');

/** What a field takes, as a phrase. */
const wanted = (field: Field | undefined): string => {
  switch (field?.kind) {
    case 'text':
      return field.max === undefined ? 'a text' : `a text of 1 to ${field.max} characters`;
    case 'number':
      return `a whole number from ${field.min} to ${field.max}`;
    case 'date':
      return 'a day of the calendar, as year, month and day, such as 2026-11-20';
    case 'choice':
      return `one of ${anyOf(field.options)}`;
    case 'list':
      return 'a list';
    case 'group':
      return `a group with ${Object.keys(field.fields).join(', ')}`;
    case undefined:
      return 'nothing';
  }
};

const KIND_OF_ROLE: Readonly<Record<string, Kind>> = {
  address: 'web-address',
  path: 'link',
  reference: 'reference',
  time: 'schedule',
};

/** How to turn a value of one shape into the wanted one. */
const reshape = (entry: Entry, field: Field | undefined, value: unknown): string => {
  const inQuotes = isJson(entry) ? 'put it between straight double quotes' : 'put it between single quotes';
  if (field?.kind === 'text' && (typeof value !== 'object' || value instanceof Date)) return inQuotes;
  if (field?.kind === 'number' && typeof value === 'string') return 'write the number alone, without quotes';
  if (field?.kind === 'date')
    return isJson(entry) ? 'write it as "2026-11-20"' : "write it as '2026-11-20', between single quotes";
  if (field?.kind === 'list')
    return isJson(entry)
      ? 'put the items between [ and ]'
      : 'give each item its own line, beginning with “- ”';
  if (field?.kind === 'group') return `write the fields ${Object.keys(field.fields).join(', ')} below it`;
  return `replace it with ${wanted(field)}`;
};

/** A mistake and the field it is in. */
interface Refusal {
  path: PropertyKey[];
  words: Words;
}

const unknownKeys = (entry: Entry, path: PropertyKey[], keys: readonly string[]): Refusal[] => {
  const { field } = fieldAt(entry.tree, path);
  const known = field?.kind === 'group' ? Object.keys(field.fields) : [];
  const present = Object.keys(Object(valueAt(entry.source.data, path)) as object);
  const free = known.filter((name) => !present.includes(name));
  return keys.map((key) => {
    const meant = nearest(key, free);
    const words: Words = {
      kind: 'unknown-field',
      found: `a field named "${key}"`,
      expected: `only the fields ${known.join(', ')}.${didYouMean(key, free)}`,
      fix: meant === undefined ? `remove "${key}"` : `rename "${key}" to "${meant}"`,
    };
    return { path: [...path, key], words };
  });
};

/** Too many or too few: items, characters, or a number out of range. */
const amount = (field: Field | undefined, value: unknown): Words => {
  if (Array.isArray(value) && field?.kind === 'list') {
    const { min, max = Infinity } = field;
    return {
      kind: 'count',
      found: `${value.length} of them`,
      expected: min === max ? `exactly ${max}` : max === Infinity ? `${min} or more` : `${min} to ${max}`,
      fix: value.length < min ? `add ${min - value.length}` : `remove ${value.length - max}`,
    };
  }
  if (typeof value === 'string' && value.length > 0 && field?.kind === 'text') {
    const { max = 0 } = field;
    return {
      kind: 'too-long',
      found: `${found(value)}, ${value.length} characters`,
      expected: `at most ${max} characters`,
      fix: `make it shorter by ${value.length - max} or more`,
    };
  }
  if (typeof value === 'number') {
    const fix = 'choose a number in that range';
    return { kind: 'number', found: found(value), expected: wanted(field), fix };
  }
  return { kind: 'missing', found: found(value), expected: wanted(field), fix: 'fill it in' };
};

const explainValue = (entry: Entry, issue: Issue): Words => {
  const value = valueAt(entry.source.data, issue.path);
  const { field } = fieldAt(entry.tree, issue.path);
  if (value === undefined || value === null) {
    const name = String(issue.path.at(-1));
    const fix = field?.required === false ? `fill it in or remove "${name}"` : `fill in "${name}"`;
    return { kind: 'missing', found: found(value), expected: wanted(field), fix };
  }
  if (field?.kind === 'date') {
    // A YAML reader makes another day of one that no calendar has: what stands in the file is what was found.
    const written = entry.source.written(issue.path) ?? found(value);
    return { kind: 'date', found: written, expected: wanted(field), fix: reshape(entry, field, value) };
  }
  if (issue.code === 'too_big' || issue.code === 'too_small') return amount(field, value);
  if (issue.code === 'invalid_value' && field?.kind === 'choice') {
    const meant = typeof value === 'string' ? didYouMean(value, field.options) : '';
    return {
      kind: 'choice',
      found: found(value),
      expected: wanted(field) + (meant && `.${meant}`),
      fix: 'choose one of them, letter for letter',
    };
  }
  if (issue.code === 'invalid_type') {
    const kind = field?.kind === 'number' ? 'number' : 'text';
    return { kind, found: found(value), expected: wanted(field), fix: reshape(entry, field, value) };
  }
  const role = field?.kind === 'text' ? field.role : 'text';
  const isWords = role === 'text' || role === 'alt';
  return {
    kind: KIND_OF_ROLE[role] ?? 'text',
    found: found(value),
    expected: issue.message.replace(/^must (be )?/, ''),
    fix: isWords ? 'write it on one line and remove blanks at its ends' : 'write it in that form',
  };
};

/** Whether another rule says the same, and more: that the misspelt field was meant, or which page or service was. */
const saidElsewhere = (entry: Entry, { code, path }: Issue): boolean => {
  const value = valueAt(entry.source.data, path);
  const { field } = fieldAt(entry.tree, path);
  if (code === 'invalid_format' && field?.kind === 'text' && typeof value === 'string')
    return field.role === 'reference' || (field.role === 'path' && value.startsWith('/'));
  if (value !== undefined) return false;
  const group = fieldAt(entry.tree, path.slice(0, -1)).field;
  const known = group?.kind === 'group' ? Object.keys(group.fields) : [];
  const present = Object.keys(Object(valueAt(entry.source.data, path.slice(0, -1))) as object);
  const free = known.filter((name) => !present.includes(name));
  return present.some((name) => !known.includes(name) && nearest(name, free) === path.at(-1));
};

/** What a schema’s refusal means: one mistake, one for each field that should not be there, or none of its own. */
export const explain = (entry: Entry, issue: Issue): Refusal[] => {
  if (issue.code === 'unrecognized_keys') return unknownKeys(entry, [...issue.path], issue.keys);
  if (saidElsewhere(entry, issue)) return [];
  return [{ path: [...issue.path], words: explainValue(entry, issue) }];
};
