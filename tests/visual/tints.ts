import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TEST_SITE } from './browser.ts';

const TINTS = ['#7f9aa0', '#a38f7a', '#8a9b7c', '#9a8296', '#b09a6a', '#6f8596', '#a9807a'];

/** A photograph's tint follows from the name of its file, so that one photograph in place of another is seen. */
const tint = (address: string): string => {
  const [name = ''] = address.slice(address.lastIndexOf('/') + 1).split('.');
  const sum = Buffer.from(name).reduce((total, byte) => (total * 31 + byte) % 65_521, 7);
  return TINTS[sum % TINTS.length] ?? '';
};

const drawn = new Map<string, string>();

const draw = async (pathname: string): Promise<string> => {
  const known = drawn.get(pathname);
  if (known) return known;
  const { width, height } = await sharp(join(TEST_SITE, pathname)).metadata();
  const flat =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${tint(pathname)}"/></svg>`;
  drawn.set(pathname, flat);
  return flat;
};

/** Answers each photograph with a flat picture of the same size. No film is fetched where less motion is wished for. */
export const flattenPhotographs = async (page: Page): Promise<void> => {
  await page.route(/\/_astro\/[^/]+\.(avif|webp|jpe?g|png)$/, async (route) => {
    const body = await draw(new URL(route.request().url()).pathname);
    await route.fulfill({ body, contentType: 'image/svg+xml' });
  });
};
