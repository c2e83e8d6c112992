import type { Locator } from '@playwright/test';
import { boxOf } from '../support/boxes.ts';
import { ENTRY, expectEntry, fill } from '../support/form.ts';
import { servicesMenu } from '../support/header.ts';
import { islandLocator, ISLANDS, SCRIPTS, type Island } from '../support/islands.ts';
import { DAY_PARTS, SERVICES, SLIDES } from '../support/routes.ts';
import { expect, test, type Page } from '../support/test.ts';

const partLink = (page: Page, part: string) => page.locator(`.schedule-tabs [href="#${part.toLowerCase()}"]`);
const partHeading = (page: Page, part: string) =>
  page.getByRole('heading', { level: 3, name: part, exact: true });

/** Expects the carousel to show this slide. */
const expectSlide = async (carousel: Locator, index: number) => {
  const list = await boxOf(carousel.locator('.swiper'));
  const slide = carousel.locator('.swiper-slide').nth(index);
  await expect.poll(async () => Math.abs((await boxOf(slide)).x - list.x)).toBeLessThan(2);
};

/** What a visitor can do with each island before React: the table in `src/client/hydration/README.md`. */
const BEFORE_REACT: Readonly<Record<Island, (page: Page) => Promise<void>>> = {
  ServicesMenu: async (page) => {
    const { button, links } = servicesMenu(page);
    await button.press('Enter');
    await expect(links.first()).toBeVisible();
    await button.press('Enter');
    await expect(links.first()).toBeHidden();
    await button.click();
    for (const [slug, name] of SERVICES) {
      const link = links.filter({ hasText: name });
      await expect(link).toHaveAttribute('href', `/services/${slug}`);
      await link.click({ trial: true });
    }
    await links.filter({ hasText: 'Sauna' }).click();
    await expect(page).toHaveURL('/services/sauna');
  },
  ScheduleCarousel: async (page) => {
    const carousel = islandLocator(page, 'ScheduleCarousel');
    const last = SLIDES.length - 1;
    await carousel.locator('[aria-label^="Previous:"]').first().click();
    await expectSlide(carousel, last);
    for (const from of [last, ...SLIDES.keys()].slice(0, -1)) {
      await carousel.locator('[aria-label^="Next:"]').nth(from).click();
      await expectSlide(carousel, (from + 1) % SLIDES.length);
    }
    await carousel.locator('.swiper-slide').nth(last).getByRole('link').first().click();
    await expect(partHeading(page, 'Evening')).toBeVisible();
  },
  ImageCarousel: async (page) => {
    const carousel = islandLocator(page, 'ImageCarousel');
    for (const index of [2, 0, 1]) {
      await carousel.locator('.images-dot').nth(index).click();
      await expectSlide(carousel, index);
    }
  },
  ScheduleTabs: async (page) => {
    for (const part of DAY_PARTS) {
      await partLink(page, part).click();
      await expect(partHeading(page, part)).toBeVisible();
    }
    await page.goto('/activities#midday');
    await expect(partHeading(page, 'Midday')).toBeVisible();
  },
  ContactForm: async (page) => {
    await page.locator('.contact-form [type=submit]').click();
    await expect(page.locator('.contact-form :invalid').first()).toBeFocused();
    await fill(page);
    await expect(page.locator('.contact-form :invalid')).toHaveCount(0);
    await expectEntry(page, ENTRY);
  },
};

for (const [island, use] of Object.entries(BEFORE_REACT) as [Island, (page: Page) => Promise<void>][]) {
  test(`${island} can be used with every script failing`, async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED|Failed to fetch dynamically imported|error loading dynamically/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(ISLANDS[island]);
    await use(page);
  });
}

test('with images off, gallery tiles keep their size and show their alternative text', async ({ page }) => {
  // With an empty answer rather than an error, because a lazy picture may or may not be asked for.
  await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.fulfill({ body: '' }));
  await page.goto('/gallery');
  const tile = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(tile).toHaveAccessibleName(/\w+/);
  expect((await tile.boundingBox())?.height).toBe(200);
});
