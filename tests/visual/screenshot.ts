import { join } from 'node:path';
import { expect, type Page } from '../support/test.ts';

/** The widths of the design, each with the usual height of such a screen. 660 px is a page of A4. */
export const SCREENS = {
  320: { width: 320, height: 640 },
  660: { width: 660, height: 900 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
} as const;

export type Width = keyof typeof SCREENS;

/** Loads every image in an element, lazy ones too, and waits for the fonts. */
const loadImages = async (element: Element): Promise<void> => {
  const images = [...element.querySelectorAll('img')];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  await document.fonts.ready;
};

/**
 * Moves an element to whole pixels, so that what is above it does not change how its edges are drawn, and lets it be
 * scrolled under the header, so that one as tall as the window is in view as a whole.
 */
const align = (element: Element): void => {
  const { body, documentElement } = document;
  documentElement.style.scrollPadding = '0px';
  body.style.marginBlockStart = '0px';
  const top = element.getBoundingClientRect().top + scrollY;
  body.style.marginBlockStart = `${Math.ceil(top) - top}px`;
};

/**
 * Compares what the window shows, or one section of the page, with its baseline. The test goes on if they differ.
 * @param name the baseline's, without its width
 * @param section the section's selector
 */
export const expectScreenshot = async (page: Page, name: string, section?: string): Promise<void> => {
  const path = [`${page.viewportSize()?.width ?? 0}`, `${name}.png`];
  await page.locator(section ?? 'body').evaluate(loadImages);
  if (section === undefined) {
    await expect.soft(page).toHaveScreenshot(path);
    return;
  }
  await page.locator(section).evaluate(align);
  await expect.soft(page.locator(section)).toHaveScreenshot(path, {
    stylePath: join(import.meta.dirname, 'section.css'),
  });
};
