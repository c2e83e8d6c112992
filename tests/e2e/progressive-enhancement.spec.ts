import { hydrate, island, islandLocator, SCRIPTS } from '../support/islands.ts';
import { PHONE } from '../support/devices.ts';
import { mainNavigation, servicesMenu } from '../support/header.ts';
import { DAY_PARTS, SLIDES } from '../support/routes.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Journeys that need no JavaScript, and must work whatever else is missing. */
const JOURNEYS: { name: string; go: (page: Page) => Promise<void> }[] = [
  {
    name: 'from the home page to a service through the menu',
    go: async (page) => {
      await page.goto('/');
      await servicesMenu(page).button.click();
      await servicesMenu(page).links.filter({ hasText: 'Grounding' }).click();
      await expect(page).toHaveURL('/services/grounding');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grounding');
    },
  },
  {
    name: 'through the slides of the schedule',
    go: async (page) => {
      await page.goto('/');
      const carousel = islandLocator(page, island('ScheduleCarousel'));
      for (const [index, next] of [1, 2, 3, 0].entries()) {
        await carousel.locator('[aria-label^="Next:"]').nth(index).click();
        const heading = carousel.locator('h3').filter({ hasText: SLIDES[next] ?? '' });
        // Only sideways: on a low screen a slide's arrows and heading are not in view together.
        const turned = () =>
          heading.evaluate((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          });
        await expect.poll(turned, `slide ${next + 1} is shown`).toBe(true);
      }
    },
  },
  {
    name: 'to a part of the day in the timetable',
    go: async (page) => {
      await page.goto('/activities');
      for (const part of DAY_PARTS) {
        await page.getByRole('main').locator(`a[href="#${part.toLowerCase()}"]`).click();
        await expect(page.getByRole('heading', { level: 3, name: part, exact: true })).toBeVisible();
      }
    },
  },
  {
    name: 'from the programme through a stage to contact',
    go: async (page) => {
      await page.goto('/6R-Programme');
      await page.getByRole('main').locator('a[href="/renew"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew');
      await mainNavigation(page).getByRole('link', { name: 'Contact Us' }).click();
      await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
      await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible();
    },
  },
];

/** Resolves once a chunk has failed. Leaving the page earlier would cancel the request, and nothing would fail. */
const chunkFails = (page: Page) => page.waitForEvent('console', (message) => message.type() === 'error');

test.describe('with every script failing', () => {
  for (const { name, go } of JOURNEYS) {
    test(name, async ({ page, browserErrors }) => {
      browserErrors.expect(
        /ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/,
      );
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto('/contact');
      // Makes sure that at least one chunk is requested, and fails, on every journey.
      const failure = chunkFails(page);
      await page.getByRole('textbox', { name: 'First Name' }).focus();
      await failure;
      await go(page);
    });
  }
});

/** Answers with an empty response rather than an error, because a lazy picture may or may not be requested. */
const withoutImages = (page: Page) =>
  page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.fulfill({ body: '' }));

test.describe('with images off', () => {
  for (const { name, go } of JOURNEYS) {
    test(name, async ({ page }) => {
      await withoutImages(page);
      await go(page);
    });
  }

  test('gallery tiles keep their size and show their alternative text', async ({ page }) => {
    await withoutImages(page);
    await page.goto('/gallery');
    const tile = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(tile).toHaveAccessibleName(/\w+/);
    expect((await tile.boundingBox())?.height).toBe(200);
  });
});

test.describe('at 200% zoom', () => {
  // Zoom to 200% halves the viewport: a window of 1280 px becomes one of 640.
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  for (const { name, go } of JOURNEYS.slice(1, 3)) test(name, async ({ page }) => go(page));

  test('the menu opens, scrolls, and its links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await servicesMenu(page).button.click();
    await servicesMenu(page).links.last().click();
    await expect(page).toHaveURL(/\/services\//);
  });

  test('the form can be filled in, corrected and sent', async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page, 'ContactForm');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toBeInViewport();
    await expect(page.getByText('First Name is required')).toBeVisible();
  });
});

test.describe('on a phone with every script failing', () => {
  test.use(PHONE);

  test('the menu opens, lists all services, and its links work', async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED|dynamically imported/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    const failure = chunkFails(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await servicesMenu(page).button.tap();
    await failure;
    await servicesMenu(page).links.filter({ hasText: 'Sauna' }).tap();
    await expect(page).toHaveURL('/services/sauna');
  });
});
