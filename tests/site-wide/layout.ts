import type { Page } from '@playwright/test';

/**
 * What does not fit into the window at its current size: words that leave it, that a box around them cuts off, that leave
 * the header or run into each other there, or that are smaller than 12 px; a page that scrolls sideways.
 * @returns a line for each; empty if everything fits
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    const short = (text: string | null) => text?.trim().slice(0, 60) ?? '';
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    const leftOf = (element?: Element | null) => element?.getBoundingClientRect().left ?? 0;
    const isAside = (slide: Element | null) =>
      Math.abs(leftOf(slide) - leftOf(slide?.closest('.swiper'))) > 1;

    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) found.push(`the page scrolls sideways by ${sideways} px`);

    const whole = { left: 0, right: root.clientWidth, top: 0, bottom: Infinity };
    const known = new Map<Element | null, typeof whole>([[null, whole]]);

    /** The part of the page in which an element's content shows, as boxes around it cut off the rest. */
    const shownIn = (element: Element | null): typeof whole => {
      const before = known.get(element);
      if (before || !element) return before ?? whole;
      const around = shownIn(element.parentElement);
      const { overflowX, overflowY } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const cutsX = overflowX !== 'visible';
      const cutsY = overflowY === 'hidden' || overflowY === 'clip';
      const shown = {
        left: Math.max(cutsX ? box.left : -Infinity, around.left),
        right: Math.min(cutsX ? box.right : Infinity, around.right),
        // Nothing above the top of a box that has not scrolled can be reached.
        top: element.scrollTop > 0 ? -Infinity : Math.max(cutsY ? box.top : -Infinity, around.top),
        bottom: Math.min(cutsY ? box.bottom : Infinity, around.bottom),
      };
      known.set(element, shown);
      return shown;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      // Other slides than the one that is shown are reached by scrolling, so they do not count.
      if (
        !element ||
        !isShown(element) ||
        isAside(element.closest('.swiper-slide')) ||
        element.closest('.skip, .hidden')
      )
        continue;
      const { left, right, top, bottom } = shownIn(element);
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      if (
        lines.some(
          (line) =>
            line.left < left - 1 || line.right > right + 1 || line.top < top - 1 || line.bottom > bottom + 1,
        )
      )
        found.push(`clipped: ${short(text.textContent)}`);
      if (lines.length > 0 && Number.parseFloat(getComputedStyle(element).fontSize) < 12)
        found.push(`smaller than 12 px: ${short(text.textContent)}`);
    }

    const header = document.querySelector('.header')?.getBoundingClientRect() ?? new DOMRect();
    const HEADER = '.header:not(:has(:popover-open)) :is(.brand, .menu-open, .menu-item, .book)';
    let before = new DOMRect();
    for (const one of document.querySelectorAll(HEADER)) {
      if (!isShown(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(one);
      const box = range.getBoundingClientRect();
      const leaves = box.top < header.top - 1 || box.bottom > header.bottom + 1;
      if (leaves || (box.left < before.right && box.top < before.bottom))
        found.push(`no room in the header: ${short(one.textContent)}`);
      before = box;
    }
    return [...new Set(found)];
  });
