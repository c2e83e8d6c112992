import { open } from '../phone.ts';
import { BLANK, OTHER, SITE } from '../servers.ts';
import type { Task } from '../task.ts';

/** The figure that other paints are multiples of. */
export const BLANK_PAINT = 'blank: first paint';

/** One page of each kind, with the most that its first and its largest paint may be. */
const PAGES: readonly { name: string; url: string; fcp?: number; lcp?: number }[] = [
  { name: 'blank', url: BLANK },
  { name: 'home', url: SITE, fcp: 1.3, lcp: 1.5 },
  { name: 'service', url: `${SITE}/services/sauna`, fcp: 1.3, lcp: 1.8 },
  { name: 'stage', url: `${SITE}/restore`, fcp: 1.3, lcp: 1.8 },
  { name: 'gallery', url: `${SITE}/gallery`, fcp: 1.3, lcp: 1.8 },
  { name: 'contact', url: `${SITE}/contact`, fcp: 1.3, lcp: 1.5 },
  { name: 'activities', url: `${SITE}/activities`, fcp: 1.3, lcp: 1.5 },
  { name: 'other', url: OTHER },
];

/** The first and the largest contentful paint, in milliseconds after the page was asked for. */
const readPaints = (): Promise<{ first: number; largest: number }> =>
  new Promise((done) => {
    new PerformanceObserver((list) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      done({ first: paint?.startTime ?? NaN, largest: list.getEntries().at(-1)?.startTime ?? NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** A first visit to one page, and how many films it fetches though nobody has asked for them. */
export const pageLoads: readonly Task[] = PAGES.map(({ name, url, fcp, lcp }) => ({
  name,
  run: async (page) => {
    let films = 0;
    page.on('request', (request) => (films += request.resourceType() === 'media' ? 1 : 0));
    await open(page, url);
    const { first, largest } = await page.evaluate(readPaints);
    return [
      { name: `${name}: first paint`, value: first / 1000, unit: 'blank', limit: fcp },
      { name: `${name}: largest paint`, value: largest / 1000, unit: 'blank', limit: lcp },
      { name: `${name}: films`, value: films, unit: 'requests', limit: 0 },
    ];
  },
}));
