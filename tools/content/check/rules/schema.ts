/** Explains in plain words why a file cannot be read, or why the schema of its collection rejects a value. */
import type { z } from 'astro/zod';
import type { Field } from '../../fieldTree.ts';
import { valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath, Message } from '../../read/problem.ts';
import { slugOf } from '../../slug.ts';
import type { Rule } from '../checkContent.ts';
import { count, expecting, foundValue } from '../phrases.ts';
import { fieldAt } from '../report.ts';
import { suggestDate } from '../suggest/date.ts';
import { nearest } from '../suggest/nearest.ts';
import { suggestForm, suggestType, taken } from '../suggest/value.ts';
import { placeholderIn } from '../words/placeholder.ts';
import { isBeside, isMisspelt, unknownFields } from './unknownFields.ts';

type Issue = z.core.$ZodIssue;

/** The kind of mistake to report for a text in the wrong form, by the role of the text. */
const KIND_OF_ROLE: Readonly<Record<string, string>> = {
  address: 'web-address',
  path: 'link',
  reference: 'reference',
  time: 'schedule',
};

/** What the words of a schema’s error say is expected: its messages read “must be …”. */
const wanted = ({ message }: Issue) => message.replace(/^must (be )?/, '');

/** What lies out of the range that a field has: items, characters, or a number. */
const outOfRange = (field: Field | undefined, value: unknown): Message | undefined => {
  const found = foundValue(value);
  if (Array.isArray(value) && field?.kind === 'list') {
    const { min, max = Infinity } = field;
    return {
      kind: 'count',
      found: `${value.length} of them`,
      expected: min === max ? `exactly ${max}` : max === Infinity ? `${min} or more` : `${min} to ${max}`,
      fix: value.length < min ? `add ${min - value.length}` : `remove ${value.length - max}`,
    };
  }
  if (typeof value === 'number')
    return { kind: 'number', found, expected: taken(field), fix: 'choose a number in that range' };
  if (typeof value !== 'string' || value === '' || field?.kind !== 'text') return undefined;
  const { min, max = Infinity } = field;
  return value.length < min
    ? {
        kind: 'too-short',
        found: `${found}, ${count(value.length, 'character')}`,
        expected: `at least ${min} characters`,
        fix: `make it longer by ${min - value.length} or more`,
      }
    : {
        kind: 'too-long',
        found: `${found}, ${value.length} characters`,
        expected: `at most ${max} characters`,
        fix: `make it shorter by ${value.length - max} or more`,
      };
};

const choice = (options: readonly string[], expected: string, value: unknown): Message => {
  const words = typeof value === 'string' ? value : '';
  const waits = placeholderIn(words, expected);
  if (waits) return { kind: 'placeholder', ...waits };
  const meant = nearest(slugOf(words), options);
  return {
    kind: 'choice',
    found: foundValue(value),
    expected: expecting(expected, meant),
    fix: 'choose one of them, letter for letter',
  };
};

const explain = ({ source, tree }: Entry, issue: Issue): Message => {
  const { path, code } = issue;
  const value = valueAt(source.data, path);
  const { field } = fieldAt(tree, path);
  const name = String(path.at(-1));
  const [found, expected] = [foundValue(value), taken(field)];
  // What a schema expects of several fields together.
  if (code === 'custom' && value === undefined)
    return { kind: 'missing', found, expected: wanted(issue), fix: `fill in "${name}", or remove both` };
  if (code === 'custom' && field?.kind === 'date')
    return { kind: 'date', found, expected: wanted(issue), fix: 'write another day' };
  const range = code === 'too_big' || code === 'too_small' ? outOfRange(field, value) : undefined;
  if (range) return range;
  if (value === undefined || value === null || value === '') {
    const fix = `fill in "${name}"${field?.required === false ? ', or remove it' : ''}`;
    return { kind: 'missing', found, expected, fix };
  }
  if (field?.kind === 'date') {
    const range = source.rangeOf(path);
    const written = typeof value === 'string' ? value : range ? source.text.slice(...range) : found;
    return {
      kind: 'date',
      found: written,
      expected,
      fix: suggestDate(written, source.file.endsWith('.json')),
    };
  }
  if (code === 'invalid_value' && field?.kind === 'choice') return choice(field.options, expected, value);
  if (code === 'invalid_type' || typeof value !== 'string') {
    if (field?.kind === 'list' && code === 'custom')
      return { kind: 'missing', found, expected: wanted(issue), fix: 'add it to the list' };
    const kind = field?.kind === 'number' ? 'number' : 'text';
    return { kind, found, expected, fix: suggestType(source, field, value) };
  }
  const role = field?.kind === 'text' ? field.role : 'text';
  return {
    kind: KIND_OF_ROLE[role] ?? 'text',
    found,
    expected: wanted(issue),
    fix: suggestForm(role, value, code === 'invalid_format', issue.message),
  };
};

/** Whether another rule says the same in more detail: which page, entry or misspelt field was meant. */
const isSaidElsewhere = (entry: Entry, { code, path }: Issue): boolean => {
  const value = valueAt(entry.source.data, path);
  const { field } = fieldAt(entry.tree, path);
  if (code === 'invalid_format' && field?.kind === 'text' && typeof value === 'string')
    return field.role === 'reference' || (field.role === 'path' && value.startsWith('/'));
  return (value === undefined || value === null) && (isMisspelt(entry, path) || isBeside(entry, path));
};

/** Finds files that cannot be read, and fields that the schema of their collection rejects. */
export const schema: Rule = (content, report) => {
  for (const entry of content.entries) {
    const { body, data, problems } = entry.source;
    const part = body ? 'The fields at the top of the file' : 'The file';
    for (const { offset, ...words } of problems)
      report.text(entry, offset, { kind: 'broken-file', ...words }, part);
    if (data === undefined) continue;
    // Only the first problem with a value is reported, because that is enough to correct it.
    const said = new Set<string>();
    const say = (path: FieldPath, message: Message) => {
      const key = path.map(String).join('\n');
      if (!said.has(key)) report.field(entry, path, message);
      said.add(key);
    };
    for (const issue of entry.collection.schema.safeParse(data).error?.issues ?? []) {
      if (issue.code === 'unrecognized_keys')
        for (const { path, ...message } of unknownFields(entry, issue.path, issue.keys)) say(path, message);
      else if (!isSaidElsewhere(entry, issue)) say(issue.path, explain(entry, issue));
    }
  }
};
