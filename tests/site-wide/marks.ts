import type { Page } from '@playwright/test';

/** Text, an icon or a focus ring with a picture behind it. */
export interface Mark {
  /** In words, for a message. */
  name: string;
  /** As `#rrggbb`. */
  colour: string;
  /** The contrast that WCAG requires. */
  least: number;
  /** Its places on the page, in CSS pixels. */
  boxes: { x: number; y: number; width: number; height: number }[];
  /** The side of the patches whose mean colours are compared with it, in CSS pixels. */
  patch: number;
}

/**
 * Finds every text, icon and focus ring on the page with a photograph, a film or a gradient behind it. It goes by what is
 * painted behind each, not by a list, so that new ones are measured too.
 */
export const findMarks = (page: Page, within: string): Promise<Mark[]> =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector);
    if (!root) throw new Error(`There is no ${selector}.`);
    const found: Mark[] = [];

    const hex = (colour: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha < 255) throw new Error(`${colour} is not opaque.`);
      return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    };

    const intersect = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

    const painted = [...document.querySelectorAll('*')]
      .filter((one) => one.matches('img, video') || getComputedStyle(one).backgroundImage !== 'none')
      .map((picture) => ({ picture, box: picture.getBoundingClientRect() }));

    /** Whether a picture is visible behind a place inside an element. */
    const isOverPicture = (element: Element | null, place: DOMRect): boolean => {
      const behind = painted.filter(({ box }) => intersect(box, place));
      if (behind.length === 0) return false;
      for (let around = element; around; around = around.parentElement) {
        const within = around;
        if (behind.some(({ picture }) => within.contains(picture))) return true;
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

    const boxOf = ({ x, y, width, height }: DOMRect) => ({ x: x + scrollX, y: y + scrollY, width, height });

    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!element || words === '' || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter((line) => isOverPicture(element, line));
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      if (lines.length > 0)
        found.push({
          name: words,
          colour: hex(color),
          least: large ? 3 : 4.5,
          boxes: lines.map(boxOf),
          patch: size / 3,
        });
    }

    // Focusing a control to see its ring must not hydrate an island.
    addEventListener('focusin', (event) => event.stopImmediatePropagation(), { capture: true });
    for (const control of root.querySelectorAll<HTMLElement>('a[href], button:enabled, summary, input')) {
      if (!isVisible(control)) continue;
      const box = control.getBoundingClientRect();
      const what = control.ariaLabel ?? control.textContent.trim();
      const isIcon = control.textContent.trim() === '' && !control.querySelector('img');
      if (isIcon && isOverPicture(control, box)) {
        const { color } = getComputedStyle(control);
        found.push({
          name: `the icon "${what}"`,
          colour: hex(color),
          least: 3,
          boxes: [boxOf(box)],
          patch: 6,
        });
      }
      control.focus({ preventScroll: true });
      const { outlineStyle, outlineColor, outlineOffset, outlineWidth, borderRadius } =
        getComputedStyle(control);
      control.blur();
      if (outlineStyle === 'none') throw new Error(`"${what}" has no focus ring.`);
      const width = Number.parseFloat(outlineWidth);
      const out = Number.parseFloat(outlineOffset) + width;
      const ring = new DOMRect(box.x - out, box.y - out, box.width + 2 * out, box.height + 2 * out);
      if (!isOverPicture(out > 0 ? control.parentElement : control, ring)) continue;
      // The straight sides, without the rounded corners.
      const { x, y, width: across, height: down } = boxOf(ring);
      const corner = Math.min(Number.parseFloat(borderRadius), across / 2, down / 2);
      const side = { x: x + corner, y: y + corner, width: across - 2 * corner, height: down - 2 * corner };
      found.push({
        name: `the focus ring of "${what}"`,
        colour: hex(outlineColor),
        least: 3,
        boxes: [
          { ...side, y, height: width },
          { ...side, y: y + down - width, height: width },
          { ...side, x, width },
          { ...side, x: x + across - width, width },
        ],
        patch: 6,
      });
    }
    return found;
  }, within);
