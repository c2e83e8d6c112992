import type { Page } from '@playwright/test';
import { open } from '../phone.ts';
import { SITE } from '../servers.ts';
import type { Task } from '../task.ts';

const playFilm = async (page: Page): Promise<void> => {
  await page.locator('.film-toggle').first().tap();
  await page.locator('.film[data-state="started"]').waitFor();
};

/** From the tap on a link of the home page's menu to the first paint of the page it leads to, in milliseconds. */
const timeToNextPage = async (page: Page): Promise<number> => {
  await page.locator('.menu-open').tap();
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('asked', `${performance.timeOrigin + timeStamp}`),
    );
  });
  await page.locator('#menu a[href="/gallery"]').tap({ noWaitAfter: true });
  await page.waitForURL('**/gallery', { waitUntil: 'load' });
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + (paint?.startTime ?? NaN) - Number(sessionStorage.getItem('asked'));
  });
};

/** The second page of a visit, also while a film plays on the first. */
export const nextPages: readonly Task[] = [
  { name: 'next page', prepare: undefined, limit: 0.8 },
  { name: 'next page, film playing', prepare: playFilm, limit: 1.3 },
].map(({ name, prepare, limit }) => ({
  name,
  run: async (page) => {
    await open(page, SITE);
    await prepare?.(page);
    return [{ name: `${name}: first paint`, value: (await timeToNextPage(page)) / 1000, unit: 's', limit }];
  },
}));
