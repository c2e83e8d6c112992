import { refuseBlocked } from './blocked.ts';
import { classesOf } from './classes.ts';
import { namesIn } from './customProperties.ts';
import { preloadPhotograph } from './firstPhotograph.ts';
import { trimIslands, type ImportsOf } from './islands.ts';
import { keepWords } from './keptWords.ts';
import {
  applyEdits,
  attribute,
  isInside,
  parsePage,
  placeOf,
  replaceElement,
  tagOf,
  textOf,
  type Page,
} from './page.ts';
import { narrowPolicy, readPolicy } from './policy.ts';
import { joinScripts } from './scripts.ts';
import { joinStyles } from './styles.ts';

/** What a page shares with the rest of the built site. */
export interface Site {
  /** The text of a linked stylesheet. */
  readStylesheet: (address: string) => string;
  /** Words in the site's script files, which may name custom properties and classes. */
  inScripts: ReadonlySet<string>;
  importsOf: ImportsOf;
}

/**
 * Finishes a page that Astro built: joins its style blocks into one behind the security policy, joins its scripts,
 * trims its islands, narrows the policy to what is left, preloads the photograph of the first view, and keeps
 * words together that a line must not part. All other text stays as it is, byte for byte.
 * @throws when the page or a style cannot be parsed, or when something would not work in the browser
 */
export const finishPage = (html: string, { readStylesheet, inScripts, importsOf }: Site): string => {
  const page = parsePage(keepWords(parsePage(html)));
  const { meta, policy } = readPolicy(page);
  const scripts = joinScripts(page);
  const { blocks, linked } = findStyles(page);
  const { joined, addresses } = joinStyles(
    {
      blocks: blocks.map(textOf),
      linked: linked.map((link) => readStylesheet(attribute(link, 'href') ?? '')),
    },
    classesOf(page),
    inScripts.union(new Set(scripts.texts.flatMap(namesIn))),
  );
  refuseBlocked(page, { meta, policy }, addresses);
  const behindPolicy = placeOf(meta).endOffset;
  return applyEdits(page.html, [
    narrowPolicy(meta, policy, scripts.texts, [joined]),
    { start: behindPolicy, end: behindPolicy, text: `<style>${joined}</style>` },
    ...blocks.map((block) => replaceElement(block, '')),
    ...scripts.edits,
    ...trimIslands(page, importsOf),
    ...preloadPhotograph(page),
  ]);
};

/**
 * A page's style blocks and the links to its stylesheets.
 * @throws when a block cannot be joined with the others without changing what it means
 */
const findStyles = (page: Page) => {
  const blocks = page.elements.filter(({ tagName }) => tagName === 'style');
  const linked = page.elements.filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet',
  );
  const firstLink = Math.min(...linked.map((link) => placeOf(link).startOffset));
  for (const block of blocks) {
    if (block.attrs.length > 0 || isInside(block, 'noscript') || isInside(block, 'svg'))
      throw new Error(`has a style block that does not apply to the whole page: ${tagOf(page, block)}`);
    if (placeOf(block).startOffset > firstLink)
      throw new Error('has a style block after a link to a stylesheet, and joining would turn them round');
  }
  return { blocks, linked };
};
