import type { Visitor } from './engines.ts';

/** How many of what a selector finds can be seen. */
export const seen = (visitor: Visitor, selector: string) =>
  visitor.ask(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

export const textOf = (visitor: Visitor, selector: string) =>
  visitor.ask((wanted) => document.querySelector(wanted)?.textContent.trim(), selector);

export const pathOf = (visitor: Visitor) => visitor.ask(() => location.pathname, null);
