/** Explains in plain words why a schema rejects a value. */
import type { z } from 'astro/zod';
import type { Field } from '../../fieldTree.ts';
import { valueAt, type Entry } from '../../read/content.ts';
import { count, foundValue } from '../phrases.ts';
import { fieldAt, type Words } from '../report.ts';
import { slugOf } from '../../slug.ts';
import { expecting, nearest } from '../suggest.ts';
import { mendDate } from './date.ts';
import { mendForm, reshape, taken } from './field.ts';
import { isPlaceholder, placeholder } from '../wording.ts';
import { isBeside, isMisspelt, unknownFields, type Refusal } from './unknownFields.ts';

type Issue = z.core.$ZodIssue;

/** The kind of mistake to report for a text in the wrong form, by the role of the text. */
const KIND_OF_ROLE: Readonly<Record<string, string>> = {
  address: 'web-address',
  path: 'link',
  reference: 'reference',
  time: 'schedule',
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
  const found = foundValue(value);
  if (typeof value === 'string' && value.length > 0 && field?.kind === 'text') {
    const { min, max = Infinity } = field;
    if (value.length < min) {
      return {
        kind: 'too-short',
        found: `${found}, ${count(value.length, 'character')}`,
        expected: `at least ${min} characters`,
        fix: `make it longer by ${min - value.length} or more`,
      };
    }
    return {
      kind: 'too-long',
      found: `${found}, ${value.length} characters`,
      expected: `at most ${max} characters`,
      fix: `make it shorter by ${value.length - max} or more`,
    };
  }
  if (typeof value === 'number')
    return { kind: 'number', found, expected: taken(field), fix: 'choose a number in that range' };
  const fix = field?.required === false ? 'fill it in or remove the field' : 'fill it in';
  return { kind: 'missing', found, expected: taken(field), fix };
};

const missing = (field: Field | undefined, value: unknown, name: string): Words => ({
  kind: 'missing',
  found: foundValue(value),
  expected: taken(field),
  fix: field?.required === false ? `fill it in or remove "${name}"` : `fill in "${name}"`,
});

/** A date as the file has it. */
const writtenDate = ({ source }: Entry, { path }: Issue, value: unknown): string => {
  if (typeof value === 'string') return value;
  const range = source.rangeOf(path);
  return range ? source.text.slice(...range) : foundValue(value);
};

/** What a schema expects of several fields together. */
const together = (issue: Issue, value: unknown, name: string): Words => ({
  kind: value === undefined ? 'missing' : 'date',
  found: foundValue(value),
  expected: issue.message.replace(/^must be /, ''),
  fix: value === undefined ? `fill in "${name}", or remove both` : 'write another day',
});

const explainValue = (entry: Entry, issue: Issue): Words => {
  const value = valueAt(entry.source.data, issue.path);
  const { field } = fieldAt(entry.tree, issue.path);
  const [found, expected] = [foundValue(value), taken(field)];
  if (issue.code === 'custom' && (value === undefined || field?.kind === 'date'))
    return together(issue, value, String(issue.path.at(-1)));
  if (value === undefined || value === null) return missing(field, value, String(issue.path.at(-1)));
  if (field?.kind === 'date')
    return {
      kind: 'date',
      found: writtenDate(entry, issue, value),
      expected,
      fix: mendDate(writtenDate(entry, issue, value), entry.source.file.endsWith('.json')),
    };
  if (issue.code === 'too_big' || issue.code === 'too_small') return amount(field, value);
  if (issue.code === 'invalid_value' && field?.kind === 'choice') {
    if (typeof value === 'string' && isPlaceholder(value)) return placeholder(value, expected);
    const meant = typeof value === 'string' ? nearest(slugOf(value), field.options) : undefined;
    return {
      kind: 'choice',
      found,
      expected: expecting(expected, meant),
      fix: 'choose one of them, letter for letter',
    };
  }
  if (issue.code === 'invalid_type') {
    const kind = field?.kind === 'number' ? 'number' : 'text';
    return { kind, found, expected, fix: reshape(entry, field, value) };
  }
  if (field?.kind === 'list') {
    const wanted = issue.message.replace(/^must (be )?/, '');
    return { kind: 'missing', found, expected: wanted, fix: 'add it to the list' };
  }
  const role = field?.kind === 'text' ? field.role : 'text';
  return {
    kind: KIND_OF_ROLE[role] ?? 'text',
    found,
    expected: issue.message.replace(/^must (be )?/, ''),
    fix: mendForm(role, value, issue.code === 'invalid_format', issue.message),
  };
};

/** Whether another mistake covers the same problem in more detail: which page, entry or misspelt field was meant. */
const isSaidElsewhere = (entry: Entry, { code, path }: Issue): boolean => {
  const value = valueAt(entry.source.data, path);
  const { field } = fieldAt(entry.tree, path);
  if (code === 'invalid_format' && field?.kind === 'text' && typeof value === 'string')
    return field.role === 'reference' || (field.role === 'path' && value.startsWith('/'));
  if (value === undefined || value === null) return isMisspelt(entry, path) || isBeside(entry, path);
  return false;
};

/** The mistakes behind an issue: one, one for each unknown field, or none if another mistake covers it. */
export const explain = (entry: Entry, issue: Issue): Refusal[] => {
  if (issue.code === 'unrecognized_keys') return unknownFields(entry, issue.path, issue.keys);
  if (isSaidElsewhere(entry, issue)) return [];
  return [{ path: issue.path, words: explainValue(entry, issue) }];
};
