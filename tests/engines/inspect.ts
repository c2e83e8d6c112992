import type { Session } from '../../tools/test/engines/session.ts';

/** How many matches of a selector are visible. */
export const countVisible = (session: Session, selector: string) =>
  session.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

export const textOf = (session: Session, selector: string) =>
  session.evaluate((wanted) => document.querySelector(wanted)?.textContent.trim(), selector);

export const pathOf = (session: Session) => session.evaluate(() => location.pathname, null);
