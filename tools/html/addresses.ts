import { attribute, type Element, type Page } from './page.ts';

/** An address from which a page loads something or to which it sends something. */
export interface Address {
  /** The directive of a security policy that governs it. */
  directive: string;
  address: string;
}

/** The attributes that contain such addresses. Links to other pages are not included. */
const NAMED_BY: readonly (readonly [tag: string, attribute: string, directive: string])[] = [
  ['img', 'src', 'img-src'],
  ['img', 'srcset', 'img-src'],
  ['source', 'srcset', 'img-src'],
  ['source', 'src', 'media-src'],
  ['video', 'poster', 'img-src'],
  ['video', 'src', 'media-src'],
  ['script', 'src', 'script-src'],
  ['astro-island', 'component-url', 'script-src'],
  ['astro-island', 'renderer-url', 'script-src'],
  ['astro-island', 'imports', 'script-src'],
  ['iframe', 'src', 'frame-src'],
  ['form', 'action', 'form-action'],
  // The form's script also sends to this address.
  ['form', 'action', 'connect-src'],
];

/** For each kind of `<link>` that loads something. */
const LINKED_AS: Readonly<Record<string, string>> = {
  icon: 'img-src',
  manifest: 'manifest-src',
  stylesheet: 'style-src',
};

/** The addresses in a page's elements. */
export const addressesIn = ({ elements }: Page): Address[] =>
  elements.flatMap((element) => [...namedBy(element), ...linkedBy(element)]);

const namedBy = (element: Element): Address[] =>
  NAMED_BY.filter(([tag]) => tag === element.tagName).flatMap(([, name, directive]) => {
    const value = attribute(element, name);
    if (value === undefined) return [];
    const addresses =
      name === 'srcset'
        ? value.split(/,\s/).flatMap((one) => one.trim().split(/\s/, 1))
        : name === 'imports'
          ? value.split(' ')
          : [value];
    return addresses.map((address) => ({ directive, address }));
  });

const linkedBy = (element: Element): Address[] => {
  const directive = LINKED_AS[attribute(element, 'rel') ?? ''];
  const address = attribute(element, 'href');
  return element.tagName === 'link' && directive && address !== undefined ? [{ directive, address }] : [];
};
