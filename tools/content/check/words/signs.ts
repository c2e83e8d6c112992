/** Text that still looks like markup once it is parsed: a visitor would see the signs. */
import { quote } from '../phrases.ts';
import type { Hit, Text } from './rule.ts';

/** A sign of markup that formats nothing. In a fix, `$<words>` is what the expression calls so. */
interface Sign {
  looks: RegExp;
  is: string;
  fix: string;
}

const ADDRESS = String.raw`(?:/|#|https?:|www\.|mailto:|tel:)`;
const LINK = 'write [$<words>]($<address>)';
const ITEM = 'write each item on a line of its own, with a space after the dash: - $<words>';
const TABLE = { is: 'a line of a table', fix: 'write it as a list or in sentences; no page shows tables' };
const HEADING = 'a heading that is none, because there is no space after the #';
const PARTNERS = 'directly before the first and directly after the last emphasised word, or leave';

/** In the order in which they are looked for: what is inside a line, then what begins one. */
const SIGNS: readonly Sign[] = [
  {
    looks: /!\s?\[[^\]]*\]|!\([^)]*\)\s?\[|\b[\w-]+\.(?:jpe?g|png|webp|gif|heic|svg|mp4|mov)\b/i,
    is: 'a picture pasted as text',
    fix: 'take it out; a picture has a field of its own, in the fields of the entry that shows it',
  },
  {
    looks: new RegExp(String.raw`\[(?<words>[^\]\n]+)\]\s+\((?<address>${ADDRESS}[^)\s]*)\)`),
    is: 'a link with a space between its words and its address',
    fix: LINK,
  },
  {
    looks: new RegExp(String.raw`\((?<words>[^)\n]+)\)\s?\[(?<address>${ADDRESS}[^\]\s]*)\]`),
    is: 'a link with its brackets the wrong way round',
    fix: LINK,
  },
  {
    looks: new RegExp(String.raw`\[(?<words>[^\]\n]+)\]\s?\[(?<address>${ADDRESS}[^\]\s]*)\]`),
    is: 'a link with its address in square brackets',
    fix: LINK,
  },
  {
    looks: /\[(?<words>[^\]\n]+)\]\((?<address>[^)\s]*)(?=\s|$)/,
    is: 'a link whose address has a space in it, or no closing bracket',
    fix: LINK,
  },
  { looks: /\[(?<words>[^\]\n]+)\]\((?<address>[^)\n]*)\)/, is: 'a link', fix: LINK },
  { looks: /\]\(/, is: 'half a link', fix: 'write [words](/address)' },
  {
    looks: /\*\*\s*(?<words>[^*\n]+?)\s*\*\*|__\s*(?<words>[^_\n]+?)\s*__/,
    is: 'stars of strong words, which would be shown',
    fix: 'write **$<words>**, without spaces inside the stars',
  },
  {
    looks: /\*\*|__/,
    is: 'stars or lines without their partners, which would be shown',
    fix: 'put ** directly before the first and directly after the last strong word, or leave both out',
  },
  {
    looks: /(?<![\w*])(?<sign>[*_])\s*(?<words>\p{L}[^*_\n]*?)\s*\k<sign>(?![\w*])/u,
    is: 'signs of emphasis, which would be shown',
    fix: 'write _$<words>_, without spaces inside',
  },
  {
    looks: /(?<![\w/])_(?=\p{L})|(?<=\p{L})_(?!\w)/u,
    is: 'a _ without its partner, which would be shown',
    fix: `put _ ${PARTNERS} it out`,
  },
  {
    // A star after a word leads to a remark that begins with one.
    looks: /(?<![\p{L}.)]\*[^]*)(?<=\S[ ])\*(?=\p{L})(?![^]*[\p{L}.)]\*)/u,
    is: 'a star without its partner, which would be shown',
    fix: `put _ ${PARTNERS} the star out`,
  },
  { looks: /^#{1,6}(?<words>\p{L}.*)/mu, is: HEADING, fix: 'write ## $<words>' },
  { looks: /#{2,}/, is: HEADING, fix: 'leave the # out' },
  {
    looks: /^[•·▪◦‣●○■□∙⁃\u{F0B7}][\t ]*(?<words>\S.*)/mu,
    is: 'a list with its bullets typed as signs',
    fix: ITEM,
  },
  {
    looks: /^(?:[-*+>]|#{1,6})\s+(?<words>\S.*)/u,
    is: 'the sign of a list, a heading or a quotation',
    fix: 'leave the sign out',
  },
  {
    looks: /^[-+](?<words>\p{L}.*)/mu,
    is: 'an item of a list without a space after its dash',
    fix: ITEM,
  },
  { looks: /^[–—−]\s?(?<words>\S.*)(?=[^]*\n[–—−])/mu, is: 'a list with long dashes', fix: ITEM },
  {
    looks: /^\*(?<words>\p{L}.*)(?=[^]*\n\*)/mu,
    is: 'an item of a list without a space after its star',
    fix: ITEM,
  },
  {
    looks: /^(?<number>\d{1,2}[.)])(?<words>\p{L}.*)/mu,
    is: 'an item of a list without a space after its number',
    fix: 'write $<number> $<words>',
  },
  {
    looks: /\n(?<number>\d{1,2}[.)]) (?<words>.*)/u,
    is: 'items of a list that begin inside a paragraph',
    fix: 'leave an empty line before the first item, and begin with 1.',
  },
  { looks: /^\s*\|.*\|/m, ...TABLE },
  { looks: /^.*\S\s*\|\s*\S.*$(?=[^]*\n.*\|)/m, ...TABLE },
  {
    looks:
      /\[(?<tag>b|i|u|s|url|img|size|colou?r|quote|center|list)(?:=[^\]]*)?\](?<words>[^[]*)\[\/\k<tag>\]/i,
    is: 'words between the signs of a forum',
    fix: 'write **$<words>**, or the words alone',
  },
  {
    looks: /^[-=*_~–—]{3,}$/m,
    is: 'a line of dashes or other signs',
    fix: 'delete the line; an empty line is enough between paragraphs',
  },
  {
    looks: /\\\S/,
    is: 'a backslash',
    fix: 'write what it stands for: an empty line for \\n\\n, a space for \\n or \\t, “ and ” for \\"',
  },
  {
    looks: /&(?:(?:[a-z]+\d*|#\d+|#x[\da-f]+);|(?:amp|nbsp|lt|gt|quot|apos|[lr][ds]quo|[mn]dash|hellip)\b)/i,
    is: 'the code of a character',
    fix: 'type the character itself: & and not &amp;, é and not &eacute;',
  },
  { looks: /<\/?[a-z][^>]*>/i, is: 'a tag', fix: 'leave out what is between < and >' },
  {
    looks: /~~|==\S/,
    is: 'signs that strike or mark words in other programs',
    fix: 'leave the signs out, and the words as well if they no longer hold',
  },
  {
    looks: /\{\{|\}\}|%[A-Z_]{3,}%/,
    is: 'a name that a program should have filled in',
    fix: 'write the words',
  },
];

/** The first sign of markup in a text. In a field nothing can be formatted, so the words stay and the signs go. */
export const signIn = ({ value, role }: Text): Hit | undefined => {
  for (const { looks, is, fix } of SIGNS) {
    const match = looks.exec(value);
    if (!match) continue;
    const parts = match.groups ?? {};
    const sign = match[0].trim();
    const inField = parts['words'] === undefined ? fix : `write the words alone: ${parts['words'].trim()}`;
    return {
      index: match.index + match[0].indexOf(sign),
      found: `${is}: ${quote(sign)}${role === 'body' ? '' : '; this field shows every sign as it is'}`,
      fix: role === 'body' ? fix.replaceAll(/\$<(\w+)>/g, (_, name: string) => parts[name] ?? '') : inField,
    };
  }
  return undefined;
};
