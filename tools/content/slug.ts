import { SLUG } from '../../src/schemas/fields.ts';

/** Whether a name is valid for an entry's folder, and so as part of an address. */
export const isSlug = (name: string) => SLUG.test(name);

/** The name of a folder or file made from a title; `''` when the title has no letter or digit. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
