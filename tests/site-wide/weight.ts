/** What a page's HTML weighs, by what it is made of. */
import { brotliCompressSync } from 'node:zlib';
import { attribute, parsePage, textOf, type Element } from '../../tools/integrations/parsePage.ts';

export const KB = 1024;

/** Attributes whose words a visitor reads or hears. */
const SPOKEN = ['alt', 'aria-label', 'content', 'placeholder'];

const compressed = (texts: readonly string[]): number =>
  brotliCompressSync(Buffer.from(texts.join('\n'))).length;

/** The text of an element without those inside it. */
const ownText = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join(' ');

/** What a page weighs and holds. */
export interface Weighed {
  /** Bytes, each part compressed by itself; `markup` is what the whole takes beyond the others. */
  parts: Record<'styles' | 'scripts' | 'words' | 'markup', number>;
  pictures: number;
  services: number;
}

export const weigh = (html: string): Weighed => {
  const elements = parsePage(html);
  const texts = (is: (element: Element) => boolean) => elements.filter(is).map(textOf);
  const isCode = ({ tagName }: Element) => tagName === 'script' || tagName === 'style';
  const spoken = elements
    .filter((element) => attribute(element, 'http-equiv') === undefined)
    .flatMap((element) => SPOKEN.flatMap((name) => attribute(element, name) ?? []));
  const links = elements.flatMap((element) => attribute(element, 'href') ?? []);
  const styles = compressed(texts(({ tagName }) => tagName === 'style'));
  const scripts = compressed(texts(({ tagName }) => tagName === 'script'));
  const words = compressed([...elements.filter((element) => !isCode(element)).map(ownText), ...spoken]);
  return {
    parts: { styles, scripts, words, markup: compressed([html]) - styles - scripts - words },
    pictures: elements.filter(({ tagName }) => tagName === 'img').length,
    services: new Set(links.filter((to) => to.startsWith('/services/'))).size,
  };
};

/** How much content the limits of a page include: as much as any page of the site had when it was shipped. */
const INCLUDED = { words: 2.06 * KB, pictures: 16, services: 17 };

/**
 * What a page may weigh beyond its limit, because its content says or shows more than the limit includes. A page repeats
 * some of its words: in its head, and in the properties of its islands.
 */
export const allowanceFor = ({ parts, pictures, services }: Weighed): number =>
  1.2 * Math.max(0, parts.words - INCLUDED.words) +
  110 * Math.max(0, pictures - INCLUDED.pictures) +
  25 * Math.max(0, services - INCLUDED.services);
