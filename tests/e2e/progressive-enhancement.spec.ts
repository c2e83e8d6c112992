import { PHONE } from '../support/devices.ts';
import { mainNavigation, servicesMenu } from '../support/header.ts';
import { islandLocator, SCRIPTS } from '../support/islands.ts';
import { DAY_PARTS, SLIDES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.describe('with every script failing', () => {
  test.beforeEach(async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/contact');
    // At least one script is asked for, and fails. Leaving the page earlier would cancel it, and nothing would fail.
    const failure = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.getByRole('textbox', { name: 'First Name' }).focus();
    await failure;
  });

  test('from the home page to a service through the menu', async ({ page }) => {
    await page.goto('/');
    await servicesMenu(page).button.click();
    await servicesMenu(page).links.filter({ hasText: 'Grounding' }).click();
    await expect(page).toHaveURL('/services/grounding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grounding');
  });

  test('through the slides of the schedule', async ({ page }) => {
    await page.goto('/');
    const carousel = islandLocator(page, 'ScheduleCarousel');
    for (const [index] of SLIDES.entries()) {
      await carousel.locator('[aria-label^="Next:"]').nth(index).click();
      await expect(carousel.locator('.swiper-slide').nth((index + 1) % SLIDES.length)).toBeInViewport({
        ratio: 0.5,
      });
    }
  });

  test('to a part of the day in the timetable', async ({ page }) => {
    await page.goto('/activities');
    for (const part of DAY_PARTS) {
      await page.getByRole('main').locator(`a[href="#${part.toLowerCase()}"]`).click();
      await expect(page.getByRole('heading', { level: 3, name: part, exact: true })).toBeVisible();
    }
  });

  test('from the programme through a stage to contact', async ({ page }) => {
    await page.goto('/6R-Programme');
    await page.getByRole('main').locator('a[href="/renew"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew');
    await mainNavigation(page).getByRole('link', { name: 'Contact Us' }).click();
    await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('the menu opens, lists all services, and its links work', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await servicesMenu(page).button.tap();
      await servicesMenu(page).links.filter({ hasText: 'Sauna' }).tap();
      await expect(page).toHaveURL('/services/sauna');
    });
  });
});

test('with images off, gallery tiles keep their size and show their alternative text', async ({ page }) => {
  // With an empty answer rather than an error, because a lazy picture may or may not be asked for.
  await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.fulfill({ body: '' }));
  await page.goto('/gallery');
  const tile = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(tile).toHaveAccessibleName(/\w+/);
  expect((await tile.boundingBox())?.height).toBe(200);
});
