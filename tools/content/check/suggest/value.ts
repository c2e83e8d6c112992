/** What a field accepts, and how to correct a value that it does not accept. */
import { placeholdersOf } from '../../../../src/format.ts';
import type { Field } from '../../fieldTree.ts';
import { quoted } from '../../read/yamlProblem.ts';
import { anyOf } from '../phrases.ts';
import { suggestTime } from './time.ts';

/** What a field accepts, as a phrase. */
export const taken = (field: Field | undefined): string => {
  switch (field?.kind) {
    case 'text':
      return field.max === undefined ? 'a text' : `a text of ${field.min} to ${field.max} characters`;
    case 'number':
      return `a whole number from ${field.min} to ${field.max}`;
    case 'date':
      return 'a date such as 2026-11-20';
    case 'choice':
      return `one of ${anyOf(field.options)}`;
    case 'list':
      return 'a list';
    case 'group':
      return `its fields: ${Object.keys(field.fields).join(', ')}`;
    case undefined:
      return 'nothing';
  }
};

/** How to write a value as a text, as an instruction. `written` is how the file has it. */
const asText = (value: unknown, written: string, isJson: boolean): string | undefined => {
  if (typeof value !== 'object' || value instanceof Date)
    return `write ${isJson ? `"${written}"` : quoted(written)}`;
  const [first] = Object.entries((value ?? {}) as Record<string, unknown>);
  if (isJson || !first || Array.isArray(value)) return undefined;
  const [name, words] = first;
  const line = `${name}: ${typeof words === 'string' ? words : ''}`.trim();
  return `put it in single quotes, because it has a colon: ${quoted(line)}`;
};

/** How to correct a value of the wrong type, as an instruction. `written` is how the file has it. */
export const suggestType = (isJson: boolean, field: Field | undefined, value: unknown, written: string) => {
  if (field?.kind === 'text' && field.role === 'time') return suggestTime(String(value));
  if (field?.kind === 'text' && typeof value !== 'boolean')
    return asText(value, written, isJson) ?? `replace it with ${taken(field)}`;
  if (field?.kind === 'number' && typeof value === 'string' && /^\s*\d+\s*$/.test(value))
    return 'write the number without quotes';
  if (field?.kind === 'list') {
    if (isJson) return 'put the items between [ and ]';
    // Without the space YAML reads all of it as one text.
    const [, item] = /^-(\S.*?)(?: - |$)/s.exec(typeof value === 'string' ? value : '') ?? [];
    return item === undefined
      ? 'begin a new line with “- ” for each item'
      : `write a space after each dash: - ${item}`;
  }
  const how = isJson ? 'put its fields between { and }' : 'write its fields on lines of their own below it';
  if (field?.kind === 'group') return `${how}: ${Object.keys(field.fields).join(', ')}`;
  return `replace it with ${taken(field)}`;
};

/** How to write a web address in full. If it is in full already, there is too much after its domain. */
const suggestAddress = (written: string): string => {
  const address = URL.parse(`https://${written.trim().replace(/^\w*:?\/\//, '')}`);
  if (!address || written.includes('@') || !/\.[a-z]{2,}$/.test(address.hostname))
    return 'open the page in a browser and copy its whole address';
  return `write ${address.href === written ? address.origin : address.href.replace(/\/$/, '')}`;
};

/** How to correct a label whose placeholders are not those that its schema names. */
const suggestPlaceholders = (value: string, wanted: readonly string[]): string => {
  const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');
  if (value.includes('{{') || value.includes('}}'))
    return `write ${named(wanted)}, with one brace on each side`;
  const found = placeholdersOf(value);
  const lacking = wanted.filter((name) => !found.includes(name));
  const foreign = found.filter((name) => !wanted.includes(name));
  if (lacking.length === 0) return `delete ${named(foreign) || 'one of the two'}`;
  return foreign.length > 0
    ? `write ${named(lacking)} instead of ${named(foreign)}`
    : `write ${named(lacking)} where the site should fill it in`;
};

/**
 * What a text must be that is not in the form of its role, and how to correct it, as an instruction.
 * @param message what its schema says of it
 */
export const suggestForm = (role: string, value: string, message: string): [must: string, fix: string] => {
  const wanted = placeholdersOf(message);
  if (wanted.length > 0) return [message, suggestPlaceholders(value, wanted)];
  if (role === 'time') return [message, suggestTime(value)];
  if (role === 'address') return [message, suggestAddress(value)];
  const page = URL.parse(value)?.pathname;
  if (role === 'path')
    return [message, page === undefined ? 'begin it with /, as in “/contact”' : `write ${page}`];
  const signs = 'begin it with /, without the site’s name, and use only letters, digits and . - _ / ? = &';
  if (role === 'formerAddress') return [message, signs];
  if (role === 'phone') return [message, 'write one number and nothing else'];
  if (value.includes('\n')) return ['must be one line', 'write a space for each line break, or for each \\n'];
  return ['must not begin or end with a space', 'delete the space at its beginning or end'];
};
