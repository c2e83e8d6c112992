import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TEST_SITE } from '../../tools/test/visual/browser.ts';

const COLOURS = ['#7f9aa0', '#a38f7a', '#8a9b7c', '#9a8296', '#b09a6a', '#6f8596', '#a9807a'];

/** The colour is derived from the file name, so that a wrong photograph is noticed. */
const colourOf = (address: string): string => {
  const [name = ''] = address.slice(address.lastIndexOf('/') + 1).split('.');
  const sum = Buffer.from(name).reduce((total, byte) => (total * 31 + byte) % 65_521, 7);
  return COLOURS[sum % COLOURS.length] ?? '';
};

const answers = new Map<string, string>();

const flatPhotograph = async (pathname: string): Promise<string> => {
  const known = answers.get(pathname);
  if (known) return known;
  const { width, height } = await sharp(join(TEST_SITE, pathname)).metadata();
  const flat =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colourOf(pathname)}"/></svg>`;
  answers.set(pathname, flat);
  return flat;
};

/**
 * Answers every request for a photograph with a flat picture of the same size, so that baselines do not depend on image
 * encoding. No film is requested, because the tests ask for reduced motion.
 */
export const answerWithFlatPhotographs = async (page: Page): Promise<void> => {
  await page.route(/\/_astro\/[^/]+\.(avif|webp|jpe?g|png)$/, async (route) => {
    const body = await flatPhotograph(new URL(route.request().url()).pathname);
    await route.fulfill({ body, contentType: 'image/svg+xml' });
  });
};
