import { addressesIn, type Address } from './addresses.ts';
import { placeOf, tagOf, textOf, type Element, type Page } from './page.ts';
import { sourceOf, type Policy } from './policy.ts';
import { isInlineScript, isScript } from './scripts.ts';

/**
 * Rejects a page that contains something its own policy would block in the browser, or something that comes before the
 * policy and so escapes it.
 * @param inStyles the addresses in its styles
 * @throws with the first problem found
 */
export const refuseBlocked = (
  page: Page,
  { meta, policy }: { meta: Element; policy: Policy },
  inStyles: readonly Address[],
): void => {
  for (const element of page.elements) {
    const problem = problemOf(element, policy);
    if (problem) throw new Error(`has ${problem}: ${tagOf(page, element)}`);
    if (isScript(element) && placeOf(element).startOffset < placeOf(meta).startOffset)
      throw new Error(`has a script before its policy: ${tagOf(page, element)}`);
  }
  for (const { directive, address } of [...addressesIn(page), ...inStyles]) {
    const sources = policy.get(directive) ?? policy.get('default-src') ?? [];
    if (!sources.includes(sourceFor(address)))
      throw new Error(
        `has an address that its policy does not allow (${directive}): ${address.slice(0, 100)}`,
      );
  }
};

const problemOf = (element: Element, policy: Policy): string | undefined => {
  const isBlocked = ({ name }: { name: string }) => name === 'style' || name.startsWith('on');
  if (element.attrs.some(isBlocked)) return 'an attribute that its policy blocks';
  const directive =
    element.tagName === 'style' ? 'style-src' : isInlineScript(element) ? 'script-src' : undefined;
  return directive === undefined || policy.get(directive)?.includes(sourceOf(textOf(element)))
    ? undefined
    : 'an inline element that its policy does not allow';
};

/** The source expression that allows an address. */
const sourceFor = (address: string): string => {
  const url = URL.parse(address, 'site:/');
  if (url?.protocol === 'site:') return "'self'";
  return url && url.origin !== 'null' ? url.origin : (url?.protocol ?? address);
};
