/** Text that still looks like markup once it is parsed: a visitor would see the symbols. */
import { quote } from '../phrases.ts';
import type { Hit, Text } from '../rules/words.ts';

/** A symbol of markup that formats nothing, and what to do. In a fix, `$<words>` is the expression’s group of that name. */
type Sign = readonly [looks: RegExp, is: string, fix: string];

const ADDRESS = String.raw`(?<address>(?:/|#|https?:|www\.|mailto:|tel:)[^)\]\s]*)`;
const LINK = 'write [$<words>]($<address>)';
const HEADING = 'a # without a space after it';

/** In the order in which they are looked for: what is inside a line, then what begins one. */
const SIGNS: readonly Sign[] = [
  [
    /!\s?\[[^\]]*\]|!\([^)]*\)\s?\[|\b[\w-]+\.(?:jpe?g|png|webp|gif|heic|svg|mp4|mov)\b/i,
    'a picture pasted as text',
    'delete it; pictures have a field of their own',
  ],
  [
    new RegExp(
      String.raw`\[(?<words>[^\]\n]+)\](?:\s+\(${ADDRESS}\)|\s?\[${ADDRESS}\])|\((?<words>[^)\n]+)\)\s?\[${ADDRESS}\]`,
    ),
    'a link that is not written as [words](/address)',
    LINK,
  ],
  [/\[(?<words>[^\]\n]+)\]\((?<address>[^)\s]*)(?=\s|$)/, 'a link whose address does not end with )', LINK],
  [/\[(?<words>[^\]\n]+)\]\((?<address>[^)\n]*)\)/, 'a link', LINK],
  [/\]\(/, 'an incomplete link', 'write [words](/address)'],
  [
    /\*\*\s*(?<words>[^*\n]+?)\s*\*\*|__\s*(?<words>[^_\n]+?)\s*__/,
    'marks for bold that visitors would see',
    'write **$<words>**, without spaces inside',
  ],
  [
    /\*\*|__/,
    'a mark for bold that is never closed',
    'put ** directly before and after the bold words, or delete it',
  ],
  [
    /(?<![\w*])(?<sign>[*_])\s*(?<words>\p{L}[^*_\n]*?)\s*\k<sign>(?![\w*])/u,
    'marks for italics that visitors would see',
    'write _$<words>_, without spaces inside',
  ],
  [
    // A star after a word leads to a remark that begins with one.
    /(?<![\w/])_(?=\p{L})|(?<=\p{L})_(?!\w)|(?<=\S[ ])\*(?=\p{L})(?<![\p{L}.)]\*[^]*)(?![^]*[\p{L}.)]\*)/u,
    'a mark for italics that is never closed',
    'put _ directly before and after the words in italics, or delete it',
  ],
  [/^#{1,6}(?<words>\p{L}.*)/mu, HEADING, 'write ## $<words>'],
  [/#{2,}/, '## inside a line', 'delete it'],
  [
    // Long dashes and stars begin an item where more than one line begins with them.
    /^(?:[•·▪◦‣●○■□∙⁃\u{F0B7}][\t ]*(?<words>\S.*)|[-+](?<words>\p{L}.*)|[–—−]\s?(?<words>\S.*)(?=[^]*\n[–—−])|\*(?<words>\p{L}.*)(?=[^]*\n\*))/mu,
    'a list item that does not begin with a dash and a space',
    'begin each item on a new line with a dash and a space: - $<words>',
  ],
  [/^(?:[-*+>]|#{1,6})\s+(?<words>\S.*)/u, 'a mark for a list, heading or quotation', 'delete the mark'],
  [
    /^(?<number>\d{1,2}[.)])(?<words>\p{L}.*)/mu,
    'a list item without a space after its number',
    'write $<number> $<words>',
  ],
  [
    /\n(?<number>\d{1,2}[.)]) (?<words>.*)/u,
    'a list that begins inside a paragraph',
    'leave an empty line before the first item, and begin with 1.',
  ],
  [/^\s*\|.*\||^.*\S\s*\|\s*\S.*$(?=[^]*\n.*\|)/m, 'a line of a table', 'write it as a list or in sentences'],
  [
    /\[(?<tag>b|i|u|s|url|img|size|colou?r|quote|center|list)(?:=[^\]]*)?\](?<words>[^[]*)\[\/\k<tag>\]/i,
    'tags in square brackets',
    'write **$<words>**, or the words alone',
  ],
  [
    /^[-=*_~–—]{3,}$/m,
    'a line of dashes or other marks',
    'delete the line; an empty line is enough between paragraphs',
  ],
  [
    /\\\S/,
    'a backslash',
    'write what it stands for: an empty line for \\n\\n, a space for \\n or \\t, “ and ” for \\"',
  ],
  [
    /&(?:(?:[a-z]+\d*|#\d+|#x[\da-f]+);|(?:amp|nbsp|lt|gt|quot|apos|[lr][ds]quo|[mn]dash|hellip)\b)/i,
    'a character written as code',
    'type the character itself: & instead of &amp;, é instead of &eacute;',
  ],
  [/<\/?[a-z][^>]*>/i, 'an HTML tag', 'delete < and > and what is between them'],
  [
    /~~|==\S/,
    'marks that strike or highlight words in other programs',
    'delete the marks, or the words as well',
  ],
  [/\{\{|\}\}|%[A-Z_]{3,}%/, 'a name that was never filled in', 'write what it stands for'],
];

/** The first symbol of markup in a text. In a field nothing can be formatted, so the words stay and the symbols go. */
export const signIn = ({ value, role }: Text): Hit | undefined => {
  for (const [looks, is, fix] of SIGNS) {
    const match = looks.exec(value);
    if (!match) continue;
    const parts = match.groups ?? {};
    const sign = match[0].trim();
    const inField = parts['words'] === undefined ? fix : `write the words alone: ${parts['words'].trim()}`;
    return {
      index: match.index + match[0].indexOf(sign),
      found: `${is}: ${quote(sign)}${role === 'body' ? '' : '; this field shows every character as typed'}`,
      fix: role === 'body' ? fix.replaceAll(/\$<(\w+)>/g, (_, name: string) => parts[name] ?? '') : inField,
    };
  }
  return undefined;
};
