import type { CustomAtRules, Selector, Visitor } from 'lightningcss';
import { attribute, type Page } from './page.ts';

/** The classes of a page's elements. */
export const classesOf = ({ elements }: Page): Set<string> =>
  new Set(elements.flatMap((element) => attribute(element, 'class')?.match(/\S+/g) ?? []));

/** Whether scripts may give an element this class. They mention it, or what it begins with: `swiper-` and a state. */
export const isMentioned = (name: string, inScripts: ReadonlySet<string>): boolean => {
  if (inScripts.has(name)) return true;
  for (let at = name.indexOf('-'); at >= 0; at = name.indexOf('-', at + 1))
    if (inScripts.has(name.slice(0, at + 1))) return true;
  return false;
};

/** The classes that an element must have, or be inside of, for a selector to match. Those in `:not()` do not count. */
const neededBy = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [part.name] : []));

/** Records the classes that stylesheets need. */
export const recordClasses = () => {
  const found = new Set<string>();
  const visitor: Visitor<CustomAtRules> = {
    Selector: (selector) => {
      for (const name of neededBy(selector)) found.add(name);
    },
  };
  return { found, visitor };
};

/** Drops selectors that need one of the given classes, and with the last selector its rule. */
export const dropClasses = (absent: ReadonlySet<string>): Visitor<CustomAtRules> => ({
  Selector: (selector) => (neededBy(selector).some((name) => absent.has(name)) ? [] : undefined),
});
