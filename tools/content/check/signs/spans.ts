import type { Parts, Sign } from './sign.ts';

const ADDRESS = String.raw`(?:/|#|https?:|www\.|mailto:|tel:)`;

const link = ({ words = '', address = '' }: Parts) => `write [${words}](${address})`;

/** Pictures, links and emphasis inside a line, in the order in which they are looked for. */
export const SPANS: readonly Sign[] = [
  {
    looks: /!\s?\[[^\]]*\]|!\([^)]*\)\s?\[|\b[\w-]+\.(?:jpe?g|png|webp|gif|heic|svg|mp4|mov)\b/i,
    is: 'a picture pasted as text',
    meant: () => 'take it out; a picture has a field of its own, in the fields of the entry that shows it',
  },
  {
    looks: new RegExp(String.raw`\[(?<words>[^\]\n]+)\]\s+\((?<address>${ADDRESS}[^)\s]*)\)`),
    is: 'a link with a space between its words and its address',
    meant: link,
  },
  {
    looks: new RegExp(String.raw`\((?<words>[^)\n]+)\)\s?\[(?<address>${ADDRESS}[^\]\s]*)\]`),
    is: 'a link with its brackets the wrong way round',
    meant: link,
  },
  {
    looks: new RegExp(String.raw`\[(?<words>[^\]\n]+)\]\s?\[(?<address>${ADDRESS}[^\]\s]*)\]`),
    is: 'a link with its address in square brackets',
    meant: link,
  },
  {
    looks: /\[(?<words>[^\]\n]+)\]\((?<address>[^)\s]*)(?=\s|$)/,
    is: 'a link whose address has a space in it, or no closing bracket',
    meant: link,
  },
  {
    looks: /\[(?<words>[^\]\n]+)\]\((?<address>[^)\n]*)\)/,
    is: 'a link',
    meant: link,
  },
  { looks: /\]\(/, is: 'half a link', meant: () => 'write [words](/address)' },
  {
    looks: /\*\*\s*(?<words>[^*\n]+?)\s*\*\*|__\s*(?<under>[^_\n]+?)\s*__/,
    is: 'stars of strong words, which would be shown',
    meant: ({ words, under }) => `write **${words ?? under ?? ''}**, without spaces inside the stars`,
  },
  {
    looks: /\*\*|__/,
    is: 'stars or lines without their partners, which would be shown',
    meant: () =>
      'put ** directly before the first and directly after the last strong word, or leave both out',
  },
  {
    looks: /(?<![\w*])(?<sign>[*_])\s*(?<words>\p{L}[^*_\n]*?)\s*\k<sign>(?![\w*])/u,
    is: 'signs of emphasis, which would be shown',
    meant: ({ words = 'words' }) => `write _${words}_, without spaces inside`,
  },
  {
    looks: /(?<![\w/])_(?=\p{L})|(?<=\p{L})_(?!\w)/u,
    is: 'a _ without its partner, which would be shown',
    meant: () =>
      'put _ directly before the first and directly after the last emphasised word, or leave it out',
  },
  {
    looks: /(?<=\S[ ])\*(?=\p{L})/u,
    is: 'a star without its partner, which would be shown',
    meant: () =>
      'put _ directly before the first and directly after the last emphasised word, or leave the star out',
    unless: (text) => /[\p{L}.)]\*/u.test(text),
  },
];
