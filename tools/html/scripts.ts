import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js';
import { attribute, placeOf, replaceElement, textOf, type Edit, type Element, type Page } from './page.ts';

/** Types of scripts that hold data. Browsers do not run them, so no policy applies to them. */
const DATA = ['application/ld+json', 'application/json'];

/** Whether an element is a script that browsers run or obey, and so one that the page's policy must allow. */
export const isScript = (element: Element): boolean =>
  element.tagName === 'script' && !DATA.includes(attribute(element, 'type') ?? '');

/** Whether an element is such a script with its text in the page. */
export const isInlineScript = (element: Element): boolean =>
  isScript(element) && attribute(element, 'src') === undefined;

/** Whether a script is Astro's own element for islands. Beside it stands the one with the client directive. */
const isAstroIsland = (script: Element) => textOf(script).trim() === astroIsland.trim();

/**
 * Joins adjacent plain scripts, so that the policy needs one hash for all of them. Astro starts islands with two scripts,
 * which are left out: the page's own script does it (`src/client/hydration/island.ts`).
 * @returns the edits, and the texts of all inline scripts once they are made
 */
export const joinScripts = ({ elements }: Page): { edits: Edit[]; texts: string[] } => {
  const groups: Element[][] = [];
  for (const script of elements.filter(isInlineScript)) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && canJoin(previous, script)) group.push(script);
    else groups.push([script]);
  }
  const joined = groups.map((scripts) => {
    if (scripts.some(isAstroIsland))
      return { texts: [], edits: scripts.map((one) => replaceElement(one, '')) };
    const [first, second] = scripts;
    const last = scripts.at(-1);
    if (!first || !second || !last) return { texts: scripts.map(textOf), edits: [] };
    // On a new line, so that a comment before it does not swallow it.
    const text = scripts.map((script) => textOf(script).trim()).join('\n;');
    const place = { start: placeOf(first).startOffset, end: placeOf(last).endOffset };
    return { texts: [text], edits: [{ ...place, text: `<script>${text}</script>` }] };
  });
  return { texts: joined.flatMap(({ texts }) => texts), edits: joined.flatMap(({ edits }) => edits) };
};

const canJoin = (script: Element, next: Element): boolean =>
  script.attrs.length === 0 &&
  next.attrs.length === 0 &&
  placeOf(script).endOffset === placeOf(next).startOffset;
