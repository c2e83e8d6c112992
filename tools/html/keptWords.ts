import { applyEdits, isInside, type Edit, type Element, type Page } from './page.ts';

/**
 * A word with a hyphen between two letters or figures, together with the marks around it; or “&” with the word after it,
 * so that no line ends in “&”.
 */
const COMPOUND = /[^\s<>]*[\p{L}\p{N}]-[\p{L}\p{N}][^\s<>]*|&amp;\s+[^\s<>]+/gu;

/**
 * The last two words of three or more, with an “&” before them, where they are short enough for a phone; or a compound.
 */
const ENDING = new RegExp(
  `(?<=\\S\\s+)(?=[^]{1,18}$)(?:&amp;\\s+)?[^\\s<>]+\\s+[^\\s<>]+(?=\\s*$)|${COMPOUND.source}`,
  'gu',
);

/** Elements whose own text is not the page's words, or belongs to React. */
const LEFT_ALONE = new Set(['astro-island', 'script', 'style']);

const HEADINGS = new Set(['h1', 'h2', 'h3']);

const isHeading = ({ tagName }: Element): boolean => HEADINGS.has(tagName);

/** The last text in an element, or in the last element inside it, such as the link in a heading. */
const lastText = ({ childNodes }: Element): unknown => {
  const last = childNodes.at(-1);
  return last && 'tagName' in last ? lastText(last) : last;
};

/**
 * A page's text with words kept on one line: each compound such as “fight-or-flight”, and the last two words of each
 * heading, so that none ends in a line of one word. A box of its own, unlike a rule against wrapping, still
 * breaks where a line is shorter than its words. The text of islands stays, because React compares it.
 */
export const keepWords = ({ html, elements }: Page): string => {
  const endings = new Set(elements.filter(isHeading).map(lastText));
  return applyEdits(
    html,
    elements
      .filter((element) => isInside(element, 'main') && !isInside(element, 'astro-island'))
      .filter(({ tagName }) => !LEFT_ALONE.has(tagName))
      .flatMap(({ childNodes }) => childNodes)
      .flatMap((node): Edit[] => {
        const place = node.nodeName === '#text' && node.sourceCodeLocation;
        if (!place) return [];
        const text = html.slice(place.startOffset, place.endOffset);
        return [...text.matchAll(endings.has(node) ? ENDING : COMPOUND)].map(({ 0: words, index }) => {
          const start = place.startOffset + index;
          return { start, end: start + words.length, text: `<span class="kept">${words}</span>` };
        });
      }),
  );
};
