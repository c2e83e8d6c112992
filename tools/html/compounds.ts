import { applyEdits, isInside, type Edit, type Page } from './page.ts';

/**
 * A word with a hyphen between two letters or figures, together with the marks around it; or “&” with the word after it,
 * so that no line ends in “&”.
 */
const COMPOUND = /[^\s<>]*[\p{L}\p{N}]-[\p{L}\p{N}][^\s<>]*|&amp;\s+[^\s<>]+/gu;

/** Elements whose own text is not the page's words, or belongs to React. */
const LEFT_ALONE = new Set(['astro-island', 'script', 'style']);

/**
 * A page's text with each compound such as “fight-or-flight” kept on one line. A box of its own, unlike a rule against
 * wrapping, still breaks where a line is shorter than the word. The text of islands stays, because React compares it.
 */
export const keepCompounds = ({ html, elements }: Page): string =>
  applyEdits(
    html,
    elements
      .filter((element) => isInside(element, 'main') && !isInside(element, 'astro-island'))
      .filter(({ tagName }) => !LEFT_ALONE.has(tagName))
      .flatMap(({ childNodes }) => childNodes)
      .flatMap((node): Edit[] => {
        const place = node.nodeName === '#text' && node.sourceCodeLocation;
        if (!place) return [];
        const text = html.slice(place.startOffset, place.endOffset);
        return [...text.matchAll(COMPOUND)].map(([word], index, all) => {
          const start = place.startOffset + (all[index]?.index ?? 0);
          return { start, end: start + word.length, text: `<span class="compound">${word}</span>` };
        });
      }),
  );
