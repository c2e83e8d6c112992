import type { Locator } from '@playwright/test';
import { PHONE } from '../support/devices.ts';
import { servicesMenu } from '../support/header.ts';
import { DAY_PARTS, ROUTES, SERVICES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

// Runs in a browser without JavaScript, where `<noscript>` is shown.
test.use(PHONE);

test('JavaScript is really off here', async ({ page }) => {
  await page.setContent('<noscript><p>off</p></noscript><script>document.body.append("on")</script>');
  await expect(page.locator('body')).toHaveText('off');
});

/** The elements that nobody can see, of those that a page should show. */
const hiddenOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      // Neither the outcome of a form nor a photograph shown large is there before somebody asks for it, and the picture
      // beside the form only where there is room.
      .filter(
        (one) => !one.matches('[role=alert]:empty, [id=lightbox] *, [hidden] *, .enquiry-side > picture *'),
      )
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return (
          width * height === 0 || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        );
      })
      .map((one) => one.outerHTML),
  );

// In one page, because to open another takes longer than to check it.
test('every page is complete, and fetches neither film nor script', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|js)$/.test(new URL(request.url()).pathname)) fetched.push(request.url());
  });
  for (const { path, heading } of ROUTES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const parts = page.getByRole('main').locator('h2, h3, p, li, dt, dd, img');
    expect.soft(await hiddenOf(parts), path).toEqual([]);
    const links = page.getByRole('contentinfo').locator('a[href^="/services/"]');
    await expect(links, path).toHaveCount(SERVICES.length);
    await page.getByRole('contentinfo').locator('summary').tap();
    expect.soft(await hiddenOf(links), path).toEqual([]);
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]'), path).toBeVisible();
    await expect(page.locator('body'), path).not.toContainText('undefined');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(360);
    expect.soft(fetched.splice(0), path).toEqual([]);
    await expect(page.locator('script[type=speculationrules]'), path).toHaveCount(0);
  }
});

test('all 17 services can be reached through the menu', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const { button, links } = servicesMenu(page);
  await button.tap();
  await expect(links).toHaveCount(SERVICES.length + 1);
  await links.filter({ hasText: 'Day of Silence' }).tap();
  await expect(page).toHaveURL('/services/day-of-silence');
  await expect(links.first()).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await button.tap();
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
});

test('all five parts of the day can be read', async ({ page }) => {
  await page.goto('/activities');
  for (const part of DAY_PARTS) {
    await expect(page.getByRole('heading', { level: 3, name: part, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Sunset', { exact: true })).toBeVisible();
});

test('the contact page says that its form needs JavaScript and gives the phone number', async ({ page }) => {
  await page.goto('/contact');
  const notice = page.getByRole('main').locator('noscript > *');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('This form needs JavaScript.');
  await expect(notice).toContainText(/ \+44 [\d ]+ or write/);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
});

test('an unknown service says so', async ({ page, browserErrors }) => {
  browserErrors.expect(/404/);
  const response = await page.goto('/services/nonsense');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found.');
});
