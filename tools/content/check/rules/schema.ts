/** Explains in plain words why a file cannot be read, or why the schema of its collection rejects a value or a field. */
import type { z } from 'astro/zod';
import type { Field } from '../../fieldTree.ts';
import { valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath, Message } from '../../read/problem.ts';
import { slugOf } from '../../slug.ts';
import type { Rule } from '../checkContent.ts';
import { between, count, foundValue } from '../phrases.ts';
import { fieldAt } from '../report.ts';
import { suggestDate } from '../suggest/date.ts';
import { isAbove, isBeside, isMisspelt, unknownFields } from '../suggest/field.ts';
import { nearest } from '../suggest/nearest.ts';
import { wrongIn } from '../words/patterns.ts';
import { suggestForm, suggestType, taken } from '../suggest/value.ts';
import { placeholderIn } from '../words/placeholder.ts';

type Issue = z.core.$ZodIssue;

/** The kind of mistake to report for a text in the wrong form, by the role of the text. */
const KIND_OF_ROLE: Readonly<Record<string, string>> = {
  address: 'web-address',
  path: 'link',
  formerAddress: 'link',
  reference: 'reference',
  time: 'schedule',
};

/** What lies out of the range that a field has: items, characters, or a number. */
const outOfRange = (field: Field | undefined, value: unknown): Message | undefined => {
  const found = foundValue(value);
  if (Array.isArray(value) && field?.kind === 'list') {
    const { min, max = Infinity } = field;
    const change = count(Math.max(min - value.length, value.length - max), 'item');
    const fix = `${value.length < min ? 'add' : 'delete'} ${change}; there must be ${between(min, max)}`;
    return { kind: 'count', found: count(value.length, 'item'), fix };
  }
  if (typeof value === 'number') return { kind: 'number', found, fix: `write ${taken(field)}` };
  if (typeof value !== 'string' || value === '' || field?.kind !== 'text') return undefined;
  const { min, max = Infinity } = field;
  const long = `${found}, which has ${count(value.length, 'character')}`;
  if (value.length < min) {
    const fix = `lengthen it by at least ${count(min - value.length, 'character')}`;
    return { kind: 'too-short', found: `${long}; at least ${min} are needed`, fix };
  }
  const fix = `shorten it by at least ${count(value.length - max, 'character')}`;
  return { kind: 'too-long', found: `${long}; at most ${max} fit`, fix };
};

const explain = ({ source, tree }: Entry, issue: Issue): Message => {
  const { path, code, message } = issue;
  const value = valueAt(source.data, path);
  const { field } = fieldAt(tree, path);
  const found = foundValue(value);
  const isJson = source.file.endsWith('.json');
  const written = source.text.slice(...(source.rangeOf(path) ?? [0, 0]));
  const last = path.at(-1);
  const name = typeof last === 'number' ? `item ${last + 1}` : `"${String(last)}"`;
  if (typeof value === 'string' && value !== '' && value.trim() === '')
    return { kind: 'missing', found: 'nothing but spaces', fix: `fill in ${name} with ${taken(field)}` };
  // Its schema says what a value must be: “must be a time such as …”.
  const must = `${found}; it ${message}`;
  const [, other = ''] = /"(\w+)"/.exec(message) ?? [];
  if (code === 'custom' && value === undefined)
    return { kind: 'missing', found: must, fix: `fill in ${name}, or delete "${other}" too` };
  if (code === 'custom' && field?.kind === 'date')
    return { kind: 'date', found: must, fix: `correct ${name} or "${other}"` };
  if (code === 'custom' && field?.kind === 'choice')
    return { kind: 'repeated', found: must, fix: 'change it, or delete one of the two' };
  if (code === 'custom' && field?.kind === 'list')
    return { kind: 'missing', found: must, fix: 'correct the link that should lead there, or add it' };
  const range = code === 'too_big' || code === 'too_small' ? outOfRange(field, value) : undefined;
  if (range) return range;
  if (value === undefined || value === null || value === '') {
    const fix = `fill in ${name} with ${taken(field)}`;
    return { kind: 'missing', found, fix: field?.required === false ? `${fix}, or delete it` : fix };
  }
  if (field?.kind === 'date') {
    const day = typeof value === 'string' ? value : written || found;
    return { kind: 'date', found: day, fix: suggestDate(day, isJson) };
  }
  if (code === 'invalid_value' && field?.kind === 'choice') {
    const words = typeof value === 'string' ? value : '';
    const waits = placeholderIn(words);
    if (waits) return { kind: 'placeholder', ...waits, fix: `write ${taken(field)}` };
    const meant = nearest(slugOf(words), field.options);
    const hint = meant === undefined ? '' : `; perhaps you meant ${meant}`;
    return { kind: 'choice', found, fix: `write ${taken(field)}, exactly as shown${hint}` };
  }
  if (typeof value !== 'string' || code === 'invalid_type') {
    const wrong = field?.kind === 'text' ? wrongIn(String(last), written) : undefined;
    if (wrong) return { ...wrong, found };
    const kind = field?.kind === 'number' ? 'number' : 'text';
    return { kind, found, fix: suggestType(isJson, field, value, written) };
  }
  const role = field?.kind === 'text' ? field.role : 'text';
  const [mustBe, fix] = suggestForm(role, value, message);
  return { kind: KIND_OF_ROLE[role] ?? 'text', found: `${found}; it ${mustBe}`, fix };
};

/** Whether another rule says the same in more detail: which page, entry or misspelt field was meant. */
const isSaidElsewhere = (entry: Entry, { code, path }: Issue): boolean => {
  const value = valueAt(entry.source.data, path);
  const { field } = fieldAt(entry.tree, path);
  if (code === 'invalid_format' && field?.kind === 'text' && typeof value === 'string')
    return field.role === 'reference' || (field.role === 'path' && value.startsWith('/'));
  return (
    (value === undefined || value === null) &&
    (isMisspelt(entry, path) || isBeside(entry, path) || isAbove(entry, path))
  );
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
