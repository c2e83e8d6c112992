import type { Page } from '@playwright/test';

/** Text, an icon or a focus ring with a picture behind it. */
export interface Mark {
  /** In words, for a message. */
  name: string;
  /** As `#rrggbb`. */
  colour: string;
  /** The contrast that WCAG requires. */
  least: number;
  /** Its places on the page, or with `inWindow` in the window, in CSS pixels. */
  boxes: { x: number; y: number; width: number; height: number }[];
  /** The side of the patches whose mean colours are compared with it, in CSS pixels. */
  patch: number;
}

/**
 * Finds every text, icon and focus ring on the page with a photograph, a film or a gradient behind it. It goes by what is
 * painted behind each, not by a list, so that new ones are measured too.
 * @param which the selector of the elements to look into, and whether to find only the text that the window shows and
 *   nothing covers, by its place in the window
 */
export const findMarks = (page: Page, which: { selector: string; inWindow: boolean }): Promise<Mark[]> =>
  page.evaluate(({ selector, inWindow }) => {
    const found: Mark[] = [];
    const add = (name: string, colour: string, least: number, places: DOMRect[], patch: number) => {
      const boxes = places.map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: inWindow ? y : y + scrollY,
        width,
        height,
      }));
      found.push({ name, colour: hex(colour), least, boxes, patch });
    };

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const hex = (colour: string) => {
      if (!canvas) throw new Error('This browser has no 2D canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha < 255) throw new Error(`${colour} is not opaque.`);
      return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    };

    const painted = [...document.querySelectorAll('*')]
      .filter((one) => one.matches('img, video') || getComputedStyle(one).backgroundImage !== 'none')
      .map((picture) => ({ picture, box: picture.getBoundingClientRect() }));

    /** Whether a picture is visible behind a place inside an element. */
    const isOverPicture = (element: Element | null, place: DOMRect): boolean => {
      const behind = painted.filter(
        ({ box }) =>
          box.left < place.right &&
          box.right > place.left &&
          box.top < place.bottom &&
          box.bottom > place.top,
      );
      for (let around = element; around && behind.length > 0; around = around.parentElement) {
        const inside = around;
        if (behind.some(({ picture }) => inside.contains(picture))) return true;
        if (getComputedStyle(around).backgroundColor.startsWith('rgb(')) return false;
      }
      return false;
    };

    const isVisible = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        right > 0 &&
        left < innerWidth &&
        !element.closest('.skip, .hidden, video')
      );
    };

    const isOnTop = (element: Element, { x, y, width, height }: DOMRect) =>
      element.contains(document.elementFromPoint(x + width / 2, y + height / 2));

    const addTexts = (root: Element) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const words = texts.currentNode.textContent?.trim() ?? '';
        if (!element || words === '' || !isVisible(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const lines = [...range.getClientRects()].filter(
          (line) => (!inWindow || isOnTop(element, line)) && isOverPicture(element, line),
        );
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        if (lines.length > 0) add(words, color, large ? 3 : 4.5, lines, size / 3);
      }
    };

    const addControl = (control: HTMLElement) => {
      const box = control.getBoundingClientRect();
      const words = control.textContent.trim();
      const what = control.ariaLabel ?? words;
      if (words === '' && !control.querySelector('img') && isOverPicture(control, box))
        add(`the icon "${what}"`, getComputedStyle(control).color, 3, [box], 6);
      control.focus({ preventScroll: true });
      const { outlineStyle, outlineColor, outlineOffset, outlineWidth, borderRadius } =
        getComputedStyle(control);
      control.blur();
      if (outlineStyle === 'none') throw new Error(`"${what}" has no focus ring.`);
      const thick = Number.parseFloat(outlineWidth);
      const out = Number.parseFloat(outlineOffset) + thick;
      const ring = new DOMRect(box.x - out, box.y - out, box.width + 2 * out, box.height + 2 * out);
      if (!isOverPicture(out > 0 ? control.parentElement : control, ring)) return;
      // The straight sides, without the rounded corners.
      const corner = Math.min(Number.parseFloat(borderRadius), ring.width / 2, ring.height / 2);
      const [x, y, width, height] = [
        ring.x + corner,
        ring.y + corner,
        ring.width - 2 * corner,
        ring.height - 2 * corner,
      ];
      const sides = [
        new DOMRect(x, ring.y, width, thick),
        new DOMRect(x, ring.bottom - thick, width, thick),
        new DOMRect(ring.x, y, thick, height),
        new DOMRect(ring.right - thick, y, thick, height),
      ];
      add(`the focus ring of "${what}"`, outlineColor, 3, sides, 6);
    };

    const roots = [...document.querySelectorAll(selector)];
    roots.forEach(addTexts);
    if (inWindow) return found;
    // Focusing a control to see its ring must not hydrate an island.
    addEventListener('focusin', (event) => event.stopImmediatePropagation(), { capture: true });
    for (const root of roots)
      for (const control of root.querySelectorAll<HTMLElement>('a[href], button:enabled, summary, input'))
        if (isVisible(control)) addControl(control);
    return found;
  }, which);
