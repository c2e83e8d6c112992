import type { Page } from '@playwright/test';
import { open, REST } from '../phone.ts';
import { OTHER, SITE } from '../servers.ts';
import type { Figure, Task } from '../task.ts';

/** How long a visitor reads each page, in milliseconds: the worker has come by then. */
const READING = 8000;

/** The pages of our visit after the first; of another site, the first four that its home page links to. */
const OURS = ['/6R-Programme', '/restore', '/about', '/contact'];

/** Leaves the page by a link that is in sight or can be scrolled to, or goes back. Returns the seconds to the next first paint. */
const leave = async (page: Page, way: string): Promise<number> => {
  await page.evaluate(() => {
    const note = (name: string, time: number) =>
      sessionStorage.setItem(name, `${performance.timeOrigin + time}`);
    const frame = () => requestAnimationFrame(() => requestAnimationFrame((time) => note('shown', time)));
    // As it is stored: a page that the browser restores has its first paint of long ago.
    addEventListener('pageshow', ({ persisted }) => persisted && frame());
    // Some sites change the page without loading another.
    document.addEventListener('astro:after-swap', frame);
    sessionStorage.removeItem('shown');
    for (const type of ['click', 'leave'])
      addEventListener(type, () => note('asked', performance.now()), true);
  });
  if (way === 'back')
    await page.evaluate(() => {
      dispatchEvent(new Event('leave'));
      history.back();
    });
  else {
    const link = page.locator(`a[href="${way}"]`).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    // What comes into view is fetched.
    await page.waitForTimeout(REST);
    await link.tap({ noWaitAfter: true });
  }
  await page.waitForTimeout(READING);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const painted = performance.timeOrigin + (paint?.startTime ?? NaN);
    return (
      (Number(sessionStorage.getItem('shown') ?? painted) - Number(sessionStorage.getItem('asked'))) / 1000
    );
  });
};

/** A worker that has nothing to do is stopped by the browser after half a minute. */
const stopWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
};

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...new Set(
        [...document.querySelectorAll('a')]
          .filter((link) => link.checkVisibility())
          .map(({ href }) => href.replace(location.origin, '')),
      ),
    ]
      .filter((path) => /^\/[^#?.]+$/.test(path))
      .slice(0, 4),
  );

/** Reads five pages by the site's own links, then goes back to the one before, by a link and by the browser. */
const visit = (name: string, site: string, own?: readonly string[]): Task => {
  const read = async (page: Page, day: string): Promise<Figure[]> => {
    await open(page, site);
    await page.waitForTimeout(READING);
    const [first] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime / 1000),
    );
    const paths = own ?? (await linksOf(page));
    const figures: Figure[] = [{ name: `${name}${day}: page 1`, value: first ?? NaN, unit: 's' }];
    const go = async (what: string, way: string, limit?: number) => {
      await stopWorkers(page);
      figures.push({
        name: `${name}${day}: ${what}`,
        value: await leave(page, way),
        unit: 's',
        limit: own && limit,
      });
    };
    for (const [index, path] of paths.entries()) await go(`page ${index + 2}`, path);
    await go('back by a link', paths.at(-2) ?? '', 0.3);
    await go('back by the browser', 'back', 0.3);
    return figures;
  };
  return { name, run: (page) => read(page, ''), nextDay: (page) => read(page, ', next day') };
};

export const visits: readonly Task[] = [visit('visit', SITE, OURS), visit('other visit', OTHER)];
