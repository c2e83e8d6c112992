import { hydrate } from '../fixtures/islands.ts';
import { servicesMenu } from '../fixtures/places.ts';
import { test, type Page } from '../fixtures/test.ts';
import { expectAccessible } from './axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** States that a page at rest does not show, and how a visitor brings them about. */
const STATES: { name: string; path: string; reach: (page: Page, width: number) => Promise<void> }[] = [
  {
    name: 'the Services menu open',
    path: '/contact',
    reach: async (page, width) => {
      if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
      await servicesMenu(page).button.click();
      await hydrate(page, 'ServicesMenu');
    },
  },
  {
    name: 'the day’s carousel live, on its last slide',
    path: '/',
    reach: async (page) => {
      await hydrate(page, 'ScheduleCarousel');
      await page.locator('[aria-label^="Previous:"]').first().click();
    },
  },
  { name: 'the pictures of India live', path: '/', reach: (page) => hydrate(page, 'ImageCarousel') },
  {
    name: 'the tabs live, the last one chosen',
    path: '/activities',
    reach: async (page) => {
      await hydrate(page, 'ScheduleTabs');
      await page.getByRole('tab', { name: 'Evening' }).click();
    },
  },
  {
    name: 'the form with every error',
    path: '/contact',
    reach: async (page) => {
      await hydrate(page, 'ContactForm');
      await page.getByRole('textbox', { name: 'Phone Number' }).fill('1');
      await page.getByRole('button', { name: 'Send message' }).click();
    },
  },
  {
    name: 'the form sent',
    path: '/contact',
    reach: async (page) => {
      await hydrate(page, 'ContactForm');
      for (const [name, value] of [
        ['First Name', 'Ada'],
        ['Last Name', 'Lovelace'],
        ['Email', 'ada@example.org'],
        ['Message', 'Hello'],
      ] as const) {
        await page.getByRole('textbox', { name }).fill(value);
      }
      await page.getByRole('button', { name: 'Send message' }).click();
    },
  },
  {
    name: 'a photograph open large',
    path: '/gallery',
    reach: (page) => page.getByRole('main').getByRole('listitem').getByRole('link').first().click(),
  },
  {
    name: 'a film playing',
    path: '/restore',
    reach: (page) => page.getByRole('button', { name: /Play film/ }).click(),
  },
];

for (const { name, path, reach } of STATES) {
  for (const width of [320, 768, 1440]) {
    test(`${name} breaks no rule of axe at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await reach(page, width);
      await expectAccessible(page);
    });
  }
}
