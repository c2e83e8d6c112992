import { MENU_WIDTH } from '../support/breakpoints.ts';
import { hydrate } from '../support/islands.ts';
import { servicesMenu } from '../support/header.ts';
import { test, type Page } from '../support/test.ts';
import { expectAccessible } from './axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 768, 1440];

/** States that a page does not open in, and how to reach them. */
const STATES: { name: string; path: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'the hydrated schedule carousel, on its third slide',
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
    name: 'the hydrated image carousel, on its third picture',
    path: '/',
    reach: async (page) => {
      await hydrate(page, 'ImageCarousel');
      await page.getByRole('button', { name: 'Picture 3 of 3' }).click();
    },
  },
  {
    name: 'the hydrated tabs, the fourth selected',
    path: '/activities',
    reach: async (page) => {
      await hydrate(page, 'ScheduleTabs');
      await page.getByRole('tab', { name: 'Afternoon' }).click();
    },
  },
  {
    name: 'the form with all its errors',
    path: '/contact',
    reach: async (page) => {
      await hydrate(page, 'ContactForm');
      await page.getByRole('textbox', { name: 'Phone Number' }).fill('1');
      await page.getByRole('button', { name: 'Send message' }).click();
    },
  },
  {
    name: 'the sent form',
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
    name: 'the lightbox',
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
  test(`${name} passes axe at 320, 768 and 1440 px`, async ({ page }) => {
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

// Resizing closes the menu, so each width opens it again.
for (const width of WIDTHS) {
  test(`the open Services menu passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    if (width < MENU_WIDTH) await page.getByRole('button', { name: 'Menu' }).click();
    await servicesMenu(page).button.click();
    await hydrate(page, 'ServicesMenu');
    await expectAccessible(page);
  });
}
