/** What a field accepts, and how to correct a value of the wrong type. */
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
  if (field?.kind === 'number' && typeof value === 'string') return 'write the number alone, without quotes';
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

/** How to correct a text that is not in the form of its role, as an instruction. */
export const mendForm = (role: string, value: unknown, isFormat: boolean): string => {
  if (typeof value === 'string') {
    if (role === 'time') return mendTime(value);
    if (role === 'address') return mendAddress(value);
    if (role === 'path' && /^\w/.test(value))
      return 'begin it with /; open the page in a browser and copy what follows the site’s name';
  }
  return isFormat && (role === 'text' || role === 'alt')
    ? 'write it on one line and delete the spaces at its ends'
    : 'write it in that form';
};
