import type { Locator } from '@playwright/test';
import { PHONE } from '../support/devices.ts';
import { servicesMenu } from '../support/header.ts';
import { KINDS, SERVICES } from '../support/routes.ts';
import { expect, recordRequests, test } from '../support/test.ts';

// Runs in a browser without JavaScript, where `<noscript>` is shown.
test.use(PHONE);

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

test('every kind of page is complete, and fetches neither film nor script', async ({ page }) => {
  await page.setContent('<noscript><p>off</p></noscript><script>document.body.append("on")</script>');
  await expect(page.locator('body')).toHaveText('off');
  const fetched = recordRequests(page, /\.(mp4|js)$/);
  for (const { path } of KINDS) {
    await page.goto(path);
    expect.soft(await hiddenOf(page.locator('main :is(h1, h2, h3, p, li, img)')), path).toEqual([]);
    await page.getByRole('contentinfo').locator('summary').tap();
    const links = page.getByRole('contentinfo').locator('a');
    expect.soft(await hiddenOf(links), path).toEqual([]);
    expect.soft(fetched.splice(0), path).toEqual([]);
    // A link leads to the film, and its poster shows.
    await expect(page.locator('video').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('all 17 services can be reached through the menu, and Escape closes it', async ({ page }) => {
  await page.goto('/');
  const { button, links } = servicesMenu(page);
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await button.tap();
    await expect(links.filter({ visible: true })).toHaveCount(SERVICES.length + 1);
  };
  await open();
  await links.filter({ hasText: 'Day of Silence' }).tap();
  await expect(page).toHaveURL('/services/day-of-silence');
  await expect(links.first()).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
});

test('a menu that is open while a screen is turned leaves the page free', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the contact page says that its form needs JavaScript and gives the phone number', async ({ page }) => {
  await page.goto('/contact');
  const notice = page.getByRole('main').locator('noscript > *');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(/This form needs JavaScript\..* \+44 [\d ]+ or write/s);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
});

test('the footer takes one screen at most on a phone', async ({ page }) => {
  await page.goto('/');
  for (const viewport of [{ width: 320, height: 640 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    const box = await page.getByRole('contentinfo').boundingBox();
    expect(box?.height, `at ${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
  }
});
