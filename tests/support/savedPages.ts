/** Visits that have the service worker save pages. */
import type { Link } from './server.ts';
import { expect, type Page } from './test.ts';

/** Whether the worker has saved a page. */
export const isSaved = (page: Page, path: string) =>
  page.evaluate(async (saved) => (await caches.match(saved)) !== undefined, path);

/** Follows a link, as a visitor does: only then is a page the second of a visit. */
export const follow = async (page: Page, path: string) => {
  await page.evaluate((href) => {
    const element = Object.assign(document.createElement('a'), { href });
    document.body.append(element);
    element.click();
  }, path);
  await page.waitForURL(`**${path}`);
};

/** Reads two pages, the second of which brings the worker. */
export const readTwoPages = async (page: Page, link: Link, first = '/about', second = '/privacy') => {
  await page.goto(link.url + first);
  await follow(page, second);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const path of [first, second]) await expect.poll(() => isSaved(page, path)).toBe(true);
};
