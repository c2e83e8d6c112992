import { expectAccessible } from '../support/axe.ts';
import { MENU_WIDTH } from '../support/breakpoints.ts';
import { servicesMenu } from '../support/header.ts';
import { hydrate } from '../support/islands.ts';
import { test, type Page } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 1440];

const send = async (page: Page, entry: Record<string, string>) => {
  await hydrate(page, 'ContactForm');
  for (const [name, value] of Object.entries(entry)) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('button', { name: 'Send message' }).click();
};

const VALID = { 'First Name': 'Ada', 'Last Name': 'Lovelace', Email: 'ada@example.org', Message: 'Hello' };

const turnCarousels = async (page: Page) => {
  await hydrate(page, 'ImageCarousel');
  await page.getByRole('button', { name: 'Picture 3 of 3' }).click();
  await hydrate(page, 'ScheduleCarousel');
  await page.locator('.day > .day-arrows .day-next').press('Enter');
  await page.locator('.day-slide:nth-child(2).swiper-slide-active').waitFor();
};

const selectTab = async (page: Page) => {
  await hydrate(page, 'ScheduleTabs');
  await page.getByRole('tab', { name: 'Afternoon' }).click();
};

/** States that a page does not open in, and how to reach them. */
const STATES: Record<string, readonly [path: string, reach: (page: Page) => Promise<void>]> = {
  'the hydrated carousels, turned': ['/', turnCarousels],
  'the hydrated tabs, the fourth selected': ['/activities', selectTab],
  'the form with all its errors': ['/contact', (page) => send(page, { 'Phone Number': '1' })],
  'the sent form': ['/contact', (page) => send(page, VALID)],
  'the lightbox': ['/gallery', (page) => page.locator('main li a').first().click()],
  'a film playing': ['/restore', (page) => page.getByRole('button', { name: /Play film/ }).click()],
};

for (const [name, [path, reach]] of Object.entries(STATES)) {
  test(`${name} passes axe`, async ({ page }) => {
    await page.goto(path);
    await reach(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });
}

// Resizing would close the menu.
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
