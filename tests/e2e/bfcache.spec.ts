import { findBrowser } from '../../tools/test/browser.ts';
import { PHONE } from '../support/devices.ts';
import { mainNavigation, servicesMenu } from '../support/header.ts';
import { expectHydrated, hydrate } from '../support/islands.ts';
import { KINDS } from '../support/routes.ts';
import { expect, test, type Page } from '../support/test.ts';

test.skip(
  !findBrowser('full'),
  'The headless shell has no back/forward cache, and no full Chromium is installed.',
);

/** Leaves the page for another and comes back to it. Throws unless the browser restored it from its back/forward cache. */
const leaveAndReturn = async (page: Page, leave: () => Promise<void>) => {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    }),
  );
  const address = page.url();
  await leave();
  await expect(page).not.toHaveURL(address);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
};

const link = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every kind of page is as it was left, even the one before the worker came', async ({ page }) => {
    const state = () =>
      page.evaluate(() => {
        const slides = [...document.querySelectorAll('.swiper-slide')].map(
          (slide) => slide.getBoundingClientRect().x,
        );
        const panels = [...document.querySelectorAll('.schedule-panel')].map((panel) =>
          panel.checkVisibility(),
        );
        return { top: scrollY, slides, panels };
      });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, { path }] of KINDS.entries()) {
      await page.goto(path);
      if (path === '/') {
        await page
          .getByRole('link', { name: /^Next:/ })
          .first()
          .click();
        await expect(page.locator('.day-slide').nth(1)).toBeInViewport({ ratio: 0.7 });
      }
      if (path === '/activities') await page.locator('.schedule-tabs [href="#evening"]').click();
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      const before = await state();
      await leaveAndReturn(page, async () => {
        await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
        await page.waitForURL('/privacy');
        if (index === 0) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      });
      expect(await state(), path).toEqual(before);
    }
  });
});

test('the form keeps its text and errors; the Services menu is closed', async ({ page }) => {
  await page.goto('/contact');
  await hydrate(page, 'ContactForm');
  await hydrate(page, 'ServicesMenu');
  await field(page, 'First Name').fill('Ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  const { menu, button, links } = servicesMenu(page);
  await button.click();
  await leaveAndReturn(page, () => links.filter({ hasText: 'Sauna' }).click());
  await page.mouse.move(5, 700);
  await expect(menu).not.toHaveAttribute('open');
  await expect(field(page, 'First Name')).toHaveValue('Ada');
  await expect(field(page, 'Last Name')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Last Name').fill('Lovelace');
  await expect(field(page, 'Last Name')).not.toHaveAttribute('aria-invalid');
  await button.click();
  await expect(links.last()).toBeVisible();
});

test('a film plays on, unless the data saver has been switched on elsewhere', async ({ page }) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause film' });
  await expect(pause).toBeVisible();
  await leaveAndReturn(page, () => link(page, 'Gallery').click());
  await expect(pause).toBeVisible();
  await leaveAndReturn(page, async () => {
    await link(page, 'Gallery').click();
    await page.waitForURL('/gallery');
    await page.getByRole('switch').check();
  });
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(page.getByRole('button', { name: /^Play film/ })).toBeVisible();
});

test('the pictures of India keep moving', async ({ page }) => {
  await page.goto('/');
  await hydrate(page, 'ImageCarousel');
  await leaveAndReturn(page, () => link(page, 'Gallery').click());
  await page.getByText('Coming Soon', { exact: true }).scrollIntoViewIfNeeded();
  await expectHydrated(page, 'ImageCarousel');
  await expect(page.locator('[aria-current=true][aria-label^="Picture 2"]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu is closed, opens, and its links work', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.tap();
    await leaveAndReturn(page, () => link(page, 'Gallery').tap());
    await expect(link(page, 'Gallery')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await opener.tap();
    await link(page, 'Contact Us').tap();
    await expect(page).toHaveURL('/contact');
  });
});
