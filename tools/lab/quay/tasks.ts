import type { Page } from '@playwright/test';
import { env } from 'node:process';
import { BLANK, OTHER, SITE } from './server.ts';
import { countFilm, open, paints, visit } from './visit.ts';

/** Figures by name; times are in milliseconds. */
export type Figures = Record<string, number>;

/** One of each kind of page. */
const PAGES: Record<string, string> = {
  blank: `${BLANK}/`,
  home: `${SITE}/`,
  service: `${SITE}/services/sauna`,
  stage: `${SITE}/restore`,
  contact: `${SITE}/contact`,
  activities: `${SITE}/activities`,
  gallery: `${SITE}/gallery`,
  ...(env['OTHER_SITE'] !== undefined && { other: `${OTHER}/` }),
};

const readPage = (name: string, url: string) => (): Promise<Figures> =>
  visit(async (page) => {
    const film = await countFilm(page);
    await open(page, url);
    const { fcp, lcp } = await paints(page);
    return { [`${name} FCP`]: fcp, [`${name} LCP`]: lcp, ...(name === 'home' && { 'film, bytes': film() }) };
  });

interface Island {
  name: string;
  url: string;
  /** Brings what is tapped into view. */
  prepare?: (page: Page) => Promise<void>;
  /** What is tapped. */
  target: string;
  /** The island's root element. */
  root: string;
  /** An element that is there once the island has answered. */
  answer: string;
  /** Where the answer is seen to scroll sideways. */
  scrolls?: string;
}

const ISLANDS: Island[] = [
  {
    name: 'form',
    url: `${SITE}/contact`,
    target: '#firstName',
    root: '.contact-form',
    answer: '#firstName:focus',
  },
  {
    name: 'tabs',
    url: `${SITE}/activities`,
    target: '.schedule-tabs li:nth-child(2) a',
    root: '.schedule',
    answer: ':target',
  },
  {
    name: 'menu',
    url: `${SITE}/packages`,
    prepare: (page) => page.locator('.menu-open').tap(),
    target: '.services > summary',
    root: '.services',
    answer: '.services[open]',
  },
  {
    name: 'carousel',
    url: `${SITE}/`,
    target: '.day-next >> nth=0',
    root: '.day',
    answer: '.day-slide:target',
    scrolls: '.day .swiper',
  },
];

/** From the tap to the first frame that answers it, and until React has hydrated the island. */
const tapIsland =
  ({ name, url, prepare, target, root, answer, scrolls }: Island) =>
  (): Promise<Figures> =>
    visit(async (page) => {
      await open(page, url);
      await prepare?.(page);
      await page.locator(target).scrollIntoViewIfNeeded();
      const times = page.evaluate(
        (selectors) =>
          new Promise<readonly [number, number]>((done) => {
            const has = (selector: string) => document.querySelector(selector) !== null;
            const { scrolls } = selectors;
            const moves = () => !scrolls || (document.querySelector(scrolls)?.scrollLeft ?? 0) > 0;
            const watch = ({ timeStamp }: Event) => {
              let answered = 0;
              const look = () => {
                const now = performance.now() - timeStamp;
                if (!answered && has(selectors.answer) && moves()) answered = now;
                if (answered && has(`${selectors.root}[data-hydrated]`)) done([answered, now]);
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            };
            addEventListener('click', watch, { capture: true, once: true });
          }),
        { root, answer, scrolls },
      );
      await page.locator(target).tap({ noWaitAfter: true });
      const [answered, awake] = await times;
      return { [`${name} answers`]: answered, [`${name} awake`]: awake };
    });

const playFilm = async (page: Page) => {
  await page.locator('.film-toggle').first().tap();
  await page.locator('.film[data-state="started"]').waitFor();
};

/** From the tap on a link of the home page's menu to the first paint of the page it leads to. */
const openNext = (name: string, prepare?: (page: Page) => Promise<void>) => (): Promise<Figures> =>
  visit(async (page) => {
    await open(page, `${SITE}/`);
    await prepare?.(page);
    await page.locator('.menu-open').tap();
    await page.evaluate(() => {
      addEventListener('click', ({ timeStamp }) =>
        sessionStorage.setItem('asked', `${performance.timeOrigin + timeStamp}`),
      );
    });
    await page.locator('#menu a[href="/gallery"]').tap({ noWaitAfter: true });
    await page.waitForURL('**/gallery', { waitUntil: 'load' });
    const painted = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance.timeOrigin + (paint?.startTime ?? NaN) - Number(sessionStorage.getItem('asked'));
    });
    return { [name]: painted };
  });

/** Everything that is done on a link, in this order. */
export const TASKS: readonly (() => Promise<Figures>)[] = [
  ...Object.entries(PAGES).map(([name, url]) => readPage(name, url)),
  ...ISLANDS.map(tapIsland),
  openNext('next page painted'),
  openNext('next page painted, film playing', playFilm),
];
