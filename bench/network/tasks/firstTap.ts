import type { Page } from '@playwright/test';
import { open } from '../phone.ts';
import { SITE } from '../servers.ts';
import type { Task } from '../task.ts';

interface Island {
  name: string;
  path: string;
  /** Brings what is tapped into view. */
  prepare?: (page: Page) => Promise<void>;
  /** What is tapped. */
  target: string;
  /** An element that is there once the island has answered. */
  answer: string;
  /** An element that must have scrolled sideways by then. */
  scrolled?: string | undefined;
}

const ISLANDS: readonly Island[] = [
  { name: 'form', path: '/contact', target: '#firstName', answer: '#firstName:focus' },
  { name: 'tabs', path: '/activities', target: '.schedule-tabs li:nth-child(2) a', answer: ':target' },
  {
    name: 'menu',
    path: '/packages',
    prepare: (page) => page.locator('.menu-open').tap(),
    target: '.services > summary',
    answer: '.services[open]',
  },
  {
    name: 'carousel',
    path: '/',
    target: '.day-next >> nth=0',
    answer: '.day-slide:target',
    scrolled: '.day .swiper',
  },
];

/** From the next tap to the first frame that answers it, in milliseconds. */
const timeToAnswer = ({ answer, scrolled }: Pick<Island, 'answer' | 'scrolled'>): Promise<number> =>
  new Promise((done) => {
    const hasAnswered = () =>
      document.querySelector(answer) !== null &&
      (scrolled === undefined || (document.querySelector(scrolled)?.scrollLeft ?? 0) > 0);
    const watch = ({ timeStamp }: Event) => {
      const look = () => {
        if (hasAnswered()) done(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', watch, { capture: true, once: true });
  });

/** The first tap on each island, on a page that has loaded. */
export const firstTaps: readonly Task[] = ISLANDS.map(
  ({ name, path, prepare, target, answer, scrolled }) => ({
    name,
    run: async (page) => {
      await open(page, SITE + path);
      await prepare?.(page);
      await page.locator(target).scrollIntoViewIfNeeded();
      const answered = page.evaluate(timeToAnswer, { answer, scrolled });
      await page.locator(target).tap({ noWaitAfter: true });
      return [{ name: `${name}: first answer`, value: (await answered) / 1000, unit: 's', limit: 0.1 }];
    },
  }),
);
