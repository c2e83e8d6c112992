/** What a field accepts, and how to correct a value of the wrong type. */
import { placeholdersOf } from '../../../../src/format.ts';
import type { Field } from '../../fieldTree.ts';
import type { Entry } from '../../read/content.ts';
import { quoted } from '../../read/yamlLine.ts';
import { anyOf } from '../suggest.ts';
import { mendTime } from './time.ts';

/** What a field accepts, as a phrase. */
export const taken = (field: Field | undefined): string => {
  switch (field?.kind) {
    case 'text':
      return field.max === undefined ? 'a text' : `a text of ${field.min} to ${field.max} characters`;
    case 'number':
      return `a whole number from ${field.min} to ${field.max}`;
    case 'date':
      return 'a day of the calendar, as year, month and day';
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

/** How to correct a value of the wrong type, as an instruction. */
export const reshape = ({ source }: Entry, field: Field | undefined, value: unknown): string => {
  const isJson = source.file.endsWith('.json');
  const inQuotes = isJson ? 'put it between straight double quotes' : 'put it between single quotes';
  if (
    field?.kind === 'text' &&
    !isJson &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date)
  ) {
    const [[name, words] = ['', '']] = Object.entries(value) as [string, unknown][];
    return `put it between single quotes, because of the colon: ${quoted(`${name}: ${typeof words === 'string' ? words : ''}`.trim())}`;
  }
  if (field?.kind === 'text' && (typeof value !== 'object' || value instanceof Date)) return inQuotes;
  if (field?.kind === 'number' && typeof value === 'string' && /^\s*\d+\s*$/.test(value))
    return 'write the number alone, without quotes';
  // Without the space YAML reads all of it as one text.
  if (field?.kind === 'list' && typeof value === 'string' && /^-\S/.test(value) && !isJson)
    return `write a space after each dash: - ${value.slice(1).split(' - ', 1)[0] ?? ''}`;
  if (field?.kind === 'list')
    return isJson ? 'put the items between [ and ]' : 'give each item its own line, beginning with “- ”';
  if (field?.kind === 'group') return `write the fields ${Object.keys(field.fields).join(', ')} below it`;
  return `replace it with ${taken(field)}`;
};

/** How to write an address elsewhere in full; one that is in full already has too much after its domain. */
const mendAddress = (written: string): string => {
  const address = URL.parse(`https://${written.trim().replace(/^\w*:?\/\//, '')}`);
  if (!address || !/\.[a-z]{2,}$/.test(address.hostname))
    return 'open the page in a browser and copy its whole address';
  return `write ${address.href === written ? address.origin : address.href.replace(/\/$/, '')}`;
};

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ');

/** How to correct a label whose placeholders are not those that its schema names. */
const mendPlaceholders = (value: string, wanted: readonly string[]): string => {
  const found = placeholdersOf(value);
  const lacking = wanted.filter((name) => !found.includes(name));
  const foreign = found.filter((name) => !wanted.includes(name));
  if (lacking.length === 0)
    return `leave out ${foreign.length > 0 ? inBraces(foreign) : 'what is there twice'}`;
  return foreign.length > 0
    ? `write ${inBraces(lacking)} instead of ${inBraces(foreign)}`
    : `put ${inBraces(lacking)} where the site is to fill it in`;
};

/**
 * How to correct a text that is not in the form of its role, as an instruction.
 * @param message what its schema says of it
 */
export const mendForm = (role: string, value: unknown, isFormat: boolean, message: string): string => {
  if (typeof value === 'string') {
    const wanted = placeholdersOf(message);
    if (wanted.length > 0) return mendPlaceholders(value, wanted);
    if (role === 'time') return mendTime(value);
    if (role === 'address') return mendAddress(value);
    if (role === 'path' && /^\w/.test(value))
      return 'begin it with /; open the page in a browser and copy what follows the site’s name';
  }
  return isFormat && (role === 'text' || role === 'alt')
    ? 'write it on one line and delete the spaces at its ends'
    : 'write it in that form';
};
