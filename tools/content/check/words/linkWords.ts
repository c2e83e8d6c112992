/** What the words of a link say of where it leads. */
import { basename } from 'node:path';
import { addressOf } from '../../read/addresses.ts';
import { textAt, type Content } from '../../read/content.ts';
import type { Message } from '../../read/problem.ts';
import { plainly, quote } from '../phrases.ts';

/** The web address, email address or telephone number that some words are, in a form that can be compared. */
export const plainAddress = (words: string): string | undefined => {
  const text = words.trim().toLowerCase();
  if (/^\+?[\d\s().-]{8,}$/.test(text)) return text.replaceAll(/\(0\)|\D/g, '').slice(-7);
  const [, address] =
    /^(?:(?:https?|mailto):(?:\/\/)?)?(?:www\.)?((?:[^\s@/]+@)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?:\/|$)/.exec(
      text,
    ) ?? [];
  return address;
};

/** Link text that does not say where the link leads. */
export const VAGUE =
  /^(?:here|this|link|this (?:link|page)|(?:read |find out |learn )?more|more info(?:rmation)?|details|website|\S+:\/\/\S+|www\.\S+)[.:!…]*$/i;

/** What each page is called, by its address too. */
export const namesOf = ({ entries }: Content): ReadonlyMap<string, readonly string[]> =>
  new Map(
    entries.flatMap((entry) => {
      const address = addressOf(entry);
      const names = [textAt(entry, 'title'), textAt(entry, 'heading'), basename(address ?? '')];
      return address === undefined
        ? []
        : [[address, names.map(plainly).filter((name) => name !== '')] as const];
    }),
  );

/** What is wrong with the words of a link to a page of this site: they name another, or it leads to its own page. */
export const misleading = (
  words: string,
  url: string,
  own: string | undefined,
  names: ReturnType<typeof namesOf>,
): Message | undefined => {
  const [path = ''] = url.split(/[?#]/, 1);
  const note = { kind: 'link', about: words, severity: 'note' } as const;
  const said = ` ${plainly(words)} `;
  const isSaid = (address: string) => names.get(address)?.some((name) => said.includes(` ${name} `)) ?? false;
  const other = isSaid(path) ? undefined : [...names.keys()].find(isSaid);
  const found = `the link ${quote(words)}, which leads to `;
  const fix = `lead it to ${other}, or correct its words`;
  if (other !== undefined) return { ...note, found: found + quote(url), fix };
  const self = { ...note, found: `${found}the page that it is on`, fix: 'write the words alone' };
  return url === own ? self : undefined;
};
