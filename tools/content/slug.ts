import { SLUG } from '../../src/schemas/fields.ts';

/** Whether a name is valid for an entry's folder, and so as part of an address. */
export const isSlug = (name: string) => SLUG.test(name);

/** Latin letters that are not another letter with a mark, and how they are written without them. */
const LETTERS = 'łl øo đd ðd ħh ıi ŧt ßss æae œoe þth';

/** The name of a folder or file made from a title; `''` when the title has no letter or digit. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[łøđðħıŧßæœþ]/g, (letter) => new RegExp(`${letter}(\\w+)`).exec(LETTERS)?.[1] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
