import type { Parts, Sign } from './sign.ts';

const item =
  (mark: string) =>
  ({ words = '' }: Parts) =>
    `write each item on a line of its own, with a space after the dash: ${mark} ${words}`;

const lines = (text: string, start: RegExp) => text.split('\n').filter((line) => start.test(line)).length;

/** Headings, lists and tables, which begin a line, and signs of other programs, in the order in which they are looked for. */
export const LINES: readonly Sign[] = [
  {
    looks: /^#{1,6}(?<words>\p{L}.*)|(?<marks>#{2,})/mu,
    is: 'a heading that is none, because there is no space after the #',
    meant: ({ words = '' }) => (words === '' ? 'leave the # out' : `write ## ${words}`),
  },
  {
    looks: /^[•·▪◦‣●○■□∙⁃\u{F0B7}][\t ]*(?<words>\S.*)/mu,
    is: 'a list with its bullets typed as signs',
    meant: item('-'),
  },
  {
    looks: /^(?:[-*+>]|#{1,6})\s+(?<words>\S.*)/u,
    is: 'the sign of a list, a heading or a quotation',
    meant: () => 'leave the sign out',
  },
  {
    looks: /^[-+](?<words>\p{L}.*)/mu,
    is: 'an item of a list without a space after its dash',
    meant: item('-'),
  },
  {
    looks: /^[–—−]\s?(?<words>\S.*)/mu,
    is: 'a list with long dashes',
    meant: item('-'),
    unless: (text) => lines(text, /^[–—−]/) < 2,
  },
  {
    looks: /^\*(?<words>\p{L}.*)/mu,
    is: 'an item of a list without a space after its star',
    meant: item('-'),
    // A star after a word leads to a remark that begins with one.
    unless: (text) => lines(text, /^\*/) < 2,
  },
  {
    looks: /^(?<number>\d{1,2}[.)])(?<words>\p{L}.*)/mu,
    is: 'an item of a list without a space after its number',
    meant: ({ number = '', words = '' }) => `write ${number} ${words}`,
  },
  {
    looks: /\n(?<number>\d{1,2}[.)]) (?<words>.*)/u,
    is: 'items of a list that begin inside a paragraph',
    meant: () => 'leave an empty line before the first item, and begin with 1.',
  },
  {
    looks: /^\s*\|.*\|/m,
    is: 'a line of a table',
    meant: () => 'write it as a list or in sentences; no page shows tables',
  },
  {
    looks: /^.*\S\s*\|\s*\S.*$/m,
    is: 'a line of a table',
    meant: () => 'write it as a list or in sentences; no page shows tables',
    unless: (text) => lines(text, /\|/) < 2,
  },
  {
    looks:
      /\[(?<tag>b|i|u|s|url|img|size|colou?r|quote|center|list)(?:=[^\]]*)?\](?<words>[^[]*)\[\/\k<tag>\]/i,
    is: 'words between the signs of a forum',
    meant: ({ words = '' }) => `write **${words}**, or the words alone`,
  },
  {
    looks: /^[-=*_~–—]{3,}$/m,
    is: 'a line of dashes or other signs',
    meant: () => 'delete the line; an empty line is enough between paragraphs',
  },
  {
    looks: /\\\S/,
    is: 'a backslash',
    meant: () =>
      'write what it stands for: an empty line for \\n\\n, a space for \\n or \\t, “ and ” for \\"',
  },
  {
    looks: /&(?:(?:[a-z]+\d*|#\d+|#x[\da-f]+);|(?:amp|nbsp|lt|gt|quot|apos|[lr][ds]quo|[mn]dash|hellip)\b)/i,
    is: 'the code of a character',
    meant: () => 'type the character itself: & and not &amp;, é and not &eacute;',
  },
  {
    looks: /<\/?[a-z][^>]*>/i,
    is: 'a tag',
    meant: () => 'leave out what is between < and >',
  },
  {
    looks: /~~|==\S/,
    is: 'signs that strike or mark words in other programs',
    meant: () => 'leave the signs out, and the words as well if they no longer hold',
  },
  {
    looks: /\{\{|\}\}|%[A-Z_]{3,}%/,
    is: 'a name that a program should have filled in',
    meant: () => 'write the words',
  },
];
