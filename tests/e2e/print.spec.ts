import { hydrate } from '../support/islands.ts';
import { DAY_PARTS, SLIDES } from '../support/routes.ts';
import { expect, test, type Page } from '../support/test.ts';

/** The number of sheets that a page takes when printed. */
const sheets = async (page: Page) => {
  const document = await page.pdf({ format: 'A4' });
  return document.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
};

test('a service prints on one page', async ({ page }) => {
  for (const path of ['/services/acupuncture', '/services/high-dose-vitamin-c-drips']) {
    await page.goto(path);
    expect(await sheets(page), path).toBe(1);
  }
});

test('the whole day prints on one page, whichever tab is selected', async ({ page }) => {
  await page.goto('/activities');
  expect(await sheets(page)).toBe(2);
  await hydrate(page, 'ScheduleTabs');
  await page.getByRole('tab', { name: 'Midday' }).click();
  expect(await sheets(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  for (const part of DAY_PARTS)
    await expect(page.getByRole('heading', { level: 3, name: part, exact: true })).toBeVisible();
});

test('a page prints in full while the menu covers it', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 900 });
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('all slides print side by side; films, menus and buttons do not print', async ({ page }) => {
  await page.goto('/');
  await hydrate(page, 'ScheduleCarousel');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 660, height: 900 });
  for (const slide of SLIDES) {
    const box = await page.locator('h3').filter({ hasText: slide }).boundingBox();
    expect(box?.x, slide).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity), slide).toBeLessThanOrEqual(660);
  }
  await expect(page.locator('.film, #menu, .menu-open, .day-arrow').filter({ visible: true })).toHaveCount(0);
});
