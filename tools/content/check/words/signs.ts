/** Text that still looks like markup once it is parsed: a visitor would see the symbols. */
import { quote } from '../phrases.ts';
import type { Hit, Text } from '../rules/words.ts';

/** A symbol of markup that formats nothing, and what to do. In a fix, `$<words>` is the expression’s group of that name. */
type Sign = readonly [looks: RegExp, is: string, fix: string];

const ADDRESS = String.raw`(?<address>(?:/|#|https?:|www\.|mailto:|tel:)[^)\]\s]*)`;
const LINK = 'write [$<words>]($<address>)';
const HEADING = 'a heading that is none, because there is no space after the #';

/** In the order in which they are looked for: what is inside a line, then what begins one. */
const SIGNS: readonly Sign[] = [
  [
    /!\s?\[[^\]]*\]|!\([^)]*\)\s?\[|\b[\w-]+\.(?:jpe?g|png|webp|gif|heic|svg|mp4|mov)\b/i,
    'a picture pasted as text',
    'take it out; a picture has a field of its own, in the fields of the entry that shows it',
  ],
  [
    new RegExp(
      String.raw`\[(?<words>[^\]\n]+)\](?:\s+\(${ADDRESS}\)|\s?\[${ADDRESS}\])|\((?<words>[^)\n]+)\)\s?\[${ADDRESS}\]`,
    ),
    'a link with its brackets the wrong way round, or a space between them',
    LINK,
  ],
  [
    /\[[^\]\n]+\]\([^)\s]*\s[^)\n]*\)/,
    'a link whose address has a space in it',
    'write the address without spaces; a number has digits only, as in tel:+442079460123',
  ],
  [
    /\[(?<words>[^\]\n]+)\]\((?<address>[^)\s]*)(?=\s|$)/,
    'a link whose address has no closing bracket',
    LINK,
  ],
  [/\[(?<words>[^\]\n]+)\]\((?<address>[^)\n]*)\)/, 'a link', LINK],
  [/\]\(/, 'half a link', 'write [words](/address)'],
  [
    /\*\*\s*(?<words>[^*\n]+?)\s*\*\*|__\s*(?<words>[^_\n]+?)\s*__/,
    'stars of strong words, which would be shown',
    'write **$<words>**, without spaces inside the stars',
  ],
  [
    /\*\*|__/,
    'stars or lines without their partners, which would be shown',
    'put ** directly before the first and directly after the last strong word, or leave both out',
  ],
  [
    /(?<![\w*])(?<sign>[*_])\s*(?<words>\p{L}[^*_\n]*?)\s*\k<sign>(?![\w*])/u,
    'symbols of emphasis, which would be shown',
    'write _$<words>_, without spaces inside',
  ],
  [
    // A star after a word leads to a remark that begins with one.
    /(?<![\w/])_(?=\p{L})|(?<=\p{L})_(?!\w)|(?<=\S[ ])\*(?=\p{L})(?<![\p{L}.)]\*[^]*)(?![^]*[\p{L}.)]\*)/u,
    'a symbol of emphasis without its partner, which would be shown',
    'put _ directly before the first and directly after the last emphasised word, or leave it out',
  ],
  [/^#{1,6}(?<words>\p{L}.*)/mu, HEADING, 'write ## $<words>'],
  [/#{2,}/, HEADING, 'leave the # out'],
  [
    // Long dashes and stars begin an item where more than one line begins with them.
    /^(?:[•·▪◦‣●○■□∙⁃\u{F0B7}][\t ]*(?<words>\S.*)|[-+](?<words>\p{L}.*)|[–—−]\s?(?<words>\S.*)(?=[^]*\n[–—−])|\*(?<words>\p{L}.*)(?=[^]*\n\*))/mu,
    'an item of a list that does not begin with a dash and a space',
    'write each item on a line of its own, with a space after the dash: - $<words>',
  ],
  [
    /^(?:[-*+>]|#{1,6})\s+(?<words>\S.*)/u,
    'the symbol of a list, a heading or a quotation',
    'leave the symbol out',
  ],
  [
    /^(?<number>\d{1,2}[.)])(?<words>\p{L}.*)/mu,
    'an item of a list without a space after its number',
    'write $<number> $<words>',
  ],
  [
    /\n(?<number>\d{1,2}[.)]) (?<words>.*)/u,
    'items of a list that begin inside a paragraph',
    'leave an empty line before the first item, and begin with 1.',
  ],
  [
    /^\s*\|.*\||^.*\S\s*\|\s*\S.*$(?=[^]*\n.*\|)/m,
    'a line of a table',
    'write it as a list or in sentences; no page shows tables',
  ],
  [
    /\[(?<tag>b|i|u|s|url|img|size|colou?r|quote|center|list)(?:=[^\]]*)?\](?<words>[^[]*)\[\/\k<tag>\]/i,
    'words between the symbols of a forum',
    'write **$<words>**, or the words alone',
  ],
  [
    /^[-=*_~–—]{3,}$/m,
    'a line of dashes or other symbols',
    'delete the line; an empty line is enough between paragraphs',
  ],
  [
    /\\\S/,
    'a backslash',
    'write what it stands for: an empty line for \\n\\n, a space for \\n or \\t, “ and ” for \\"',
  ],
  [
    /&(?:(?:[a-z]+\d*|#\d+|#x[\da-f]+);|(?:amp|nbsp|lt|gt|quot|apos|[lr][ds]quo|[mn]dash|hellip)\b)/i,
    'the code of a character',
    'type the character itself: & and not &amp;, é and not &eacute;',
  ],
  [/<\/?[a-z][^>]*>/i, 'a tag', 'leave out what is between < and >'],
  [
    /~~/,
    'symbols that strike words in other programs',
    'leave the symbols out, and the words as well if they no longer hold',
  ],
  [/\{\{|\}\}|%[A-Z_]{3,}%/, 'a name that a program should have filled in', 'write the words'],
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
      found: `${is}: ${quote(sign)}${role === 'body' ? '' : '; this field shows every symbol as it is'}`,
      fix: role === 'body' ? fix.replaceAll(/\$<(\w+)>/g, (_, name: string) => parts[name] ?? '') : inField,
    };
  }
  return undefined;
};
