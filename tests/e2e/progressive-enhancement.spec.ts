import { boxOf } from '../support/boxes.ts';
import { mainNavigation, servicesMenu } from '../support/header.ts';
import { islandLocator, SCRIPTS } from '../support/islands.ts';
import { DAY_PARTS, SLIDES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('with every script failing, menu, slides, timetable and form can be used', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/contact');
  // At least one script is asked for, and fails. Leaving the page earlier would cancel it, and nothing would fail.
  const failure = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
  await failure;
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ada');

  await servicesMenu(page).button.click();
  await servicesMenu(page).links.filter({ hasText: 'Grounding' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grounding');

  await mainNavigation(page).getByRole('link', { name: 'Home', exact: true }).click();
  const carousel = islandLocator(page, 'ScheduleCarousel');
  for (const [index] of SLIDES.entries()) {
    await carousel.locator('[aria-label^="Next:"]').nth(index).click();
    const next = carousel.locator('.swiper-slide').nth((index + 1) % SLIDES.length);
    const list = await boxOf(carousel.locator('.swiper'));
    await expect.poll(async () => Math.abs((await boxOf(next)).x - list.x)).toBeLessThan(2);
  }

  await page.goto('/activities');
  for (const part of DAY_PARTS) {
    await page.locator(`.schedule-tabs [href="#${part.toLowerCase()}"]`).click();
    await expect(page.getByRole('heading', { level: 3, name: part, exact: true })).toBeVisible();
  }
});

test('with images off, gallery tiles keep their size and show their alternative text', async ({ page }) => {
  // With an empty answer rather than an error, because a lazy picture may or may not be asked for.
  await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.fulfill({ body: '' }));
  await page.goto('/gallery');
  const tile = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(tile).toHaveAccessibleName(/\w+/);
  expect((await tile.boundingBox())?.height).toBe(200);
});
