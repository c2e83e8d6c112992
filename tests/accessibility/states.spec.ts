import { hydrate } from '../fixtures/islands.ts';
import { servicesMenu } from '../fixtures/places.ts';
import { test, type Page } from '../fixtures/test.ts';
import { expectAccessible } from './axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 768, 1440];

/** States that a page at rest does not show, and how a visitor brings them about. */
const STATES: { name: string; path: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'the day’s carousel live, on its third slide',
    path: '/',
    reach: async (page) => {
      await hydrate(page, 'ScheduleCarousel');
      for (const slide of [2, 3]) {
        await page.locator('.swiper-slide-active [aria-label^="Next:"]').press('Enter');
        await page.locator(`.day-slide:nth-child(${slide}).swiper-slide-active`).waitFor();
      }
    },
  },
  {
    name: 'the pictures of India live, on the third',
    path: '/',
    reach: async (page) => {
      await hydrate(page, 'ImageCarousel');
      await page.getByRole('button', { name: 'Picture 3 of 3' }).click();
    },
  },
  {
    name: 'the tabs live, the fourth chosen',
    path: '/activities',
    reach: async (page) => {
      await hydrate(page, 'ScheduleTabs');
      await page.getByRole('tab', { name: 'Afternoon' }).click();
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
  test(`${name} breaks no rule of axe at 320, 768 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    await reach(page);
    for (const width of WIDTHS) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      });
    }
  });
}

// A screen that is turned closes the menu, so each width opens its own.
for (const width of WIDTHS) {
  test(`the Services menu open breaks no rule of axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
    await servicesMenu(page).button.click();
    await hydrate(page, 'ServicesMenu');
    await expectAccessible(page);
  });
}
