import type { Page } from '@playwright/test';
import { open } from '../phone.ts';
import { OTHER, SITE } from '../servers.ts';
import type { Figure, Task } from '../task.ts';

/** How many pages a visitor reads, and how long each, in milliseconds: the worker has come by then. */
const PAGES = 5;
const READING = 8000;

/** The pages of our visit; of another site the first links to pages that its pages have. */
const OURS = ['/', '/gallery', '/services', '/services/sauna', '/contact'];

/** Notes when the next page is asked for, and when this one is shown again by the browser. */
const watch = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const note = (name: string, time: number) =>
      sessionStorage.setItem(name, `${performance.timeOrigin + time}`);
    addEventListener('click', ({ timeStamp }) => note('asked', timeStamp), true);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) requestAnimationFrame(() => requestAnimationFrame((time) => note('shown', time)));
    });
  });

/** A worker that has nothing to do is stopped by the browser after half a minute. */
const stopWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
};

/** From the click on a link of this page to the first paint of the page that it leads to, in seconds. */
const follow = async (page: Page, path: string): Promise<number> => {
  await watch(page);
  await stopWorkers(page);
  const arrived = page.waitForURL((url) => url.pathname.replace(/\/$/, '') === path.replace(/\/$/, ''), {
    waitUntil: 'load',
  });
  await page.evaluate((to) => {
    const links = [...document.querySelectorAll('a')].filter(({ origin }) => origin === location.origin);
    links.find(({ pathname }) => pathname === to)?.click();
  }, path);
  await arrived;
  await page.waitForTimeout(READING);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (
      (performance.timeOrigin + (paint?.startTime ?? NaN) - Number(sessionStorage.getItem('asked'))) / 1000
    );
  });
};

/** From the wish to go back to the page as it was, in seconds. */
const goBack = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    sessionStorage.setItem('asked', `${performance.timeOrigin + performance.now()}`);
    history.back();
  });
  await page.waitForTimeout(READING);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const asked = Number(sessionStorage.getItem('asked'));
    const shown = Number(sessionStorage.getItem('shown'));
    const painted = performance.timeOrigin + (paint?.startTime ?? NaN);
    return ((shown > asked ? shown : painted) - asked) / 1000;
  });
};

/** Links to as many pages as a visit has, found on the first page. */
const pathsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    (most) =>
      [...new Set([...document.querySelectorAll('a')].map(({ href }) => href))]
        .filter((href) => href.startsWith(location.origin) && !/[#?]|\.\w+$/.test(href))
        .map((href) => new URL(href).pathname)
        .filter((path) => path !== location.pathname)
        .slice(0, most - 1),
    PAGES,
  );

/** Reads five pages by the site's own links, then goes back to the one before, by a link and by the browser. */
const visit = (name: string, site: string, own?: readonly string[]): Task => {
  const read = async (page: Page, day: string): Promise<Figure[]> => {
    await open(page, site);
    await page.waitForTimeout(READING);
    const first = await page.evaluate(
      () => (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN) / 1000,
    );
    const seconds = [first];
    const paths = own?.slice(1) ?? (await pathsOf(page));
    for (const path of paths) seconds.push(await follow(page, path));
    const ours = own !== undefined;
    const figure = (what: string, value: number, limit?: number): Figure => ({
      name: `${name}${day}: ${what}`,
      value,
      unit: 's',
      limit: ours ? limit : undefined,
    });
    const figures = seconds.map((value, index) => figure(`page ${index + 1}`, value));
    const [before = ''] = paths.slice(-2);
    figures.push(figure('back by a link', await follow(page, before), 0.3));
    figures.push(figure('back by the browser', await goBack(page), 0.3));
    return figures;
  };
  return { name, run: (page) => read(page, ''), nextDay: (page) => read(page, ' next day') };
};

export const visits: readonly Task[] = [visit('visit', SITE, OURS), visit('other visit', OTHER)];
