import { BREAKPOINTS } from '../support/breakpoints.ts';
import { hydrate } from '../support/islands.ts';
import { PHONE } from '../support/devices.ts';
import { misfits } from '../support/layout.ts';
import { KINDS } from '../support/routes.ts';
import { expect, test, type Page } from '../support/test.ts';

/** On both sides of every breakpoint, and up to the widest screens. */
const EDGES = Object.values(BREAKPOINTS).flatMap((width) => [width - 1, width]);
const WIDTHS = [...new Set([280, 320, 360, ...EDGES, 1280, 1920, 2560])].sort((one, other) => one - other);

for (const { path } of KINDS) {
  test(`${path} never scrolls sideways, from 280 to 2560 px, and clips no text at twice its size`, async ({
    page,
    browserName,
  }) => {
    const chromium = browserName === 'chromium' ? await page.context().newCDPSession(page) : undefined;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [standard, widths] of [
      [16, WIDTHS],
      [32, [320, 425, 768, 1280, 2560]],
    ] as const) {
      // As if the visitor had doubled the text size in the browser, where a test can.
      await chromium?.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `at ${width} px, text of ${standard} px`;
        expect.soft(await misfits(page), where).toEqual([]);
      }
    }
  });
}

test.describe('the mobile layout, 320 to 425 px', () => {
  const fontSize = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Sixfold', exact: true })
      .evaluate((link) => {
        return Number.parseFloat(getComputedStyle(link).fontSize);
      });

  /** The number of columns, from distinct left edges. */
  const columns = (page: Page) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Our team' }) })
      .getByRole('img')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);

  test('the logo is smaller and the team is in one column', async ({ page }) => {
    await page.goto('/about');
    for (const width of [320, 425]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await columns(page), `columns at ${width} px`).toBe(1);
    }
    const small = await fontSize(page);
    await page.setViewportSize({ width: 426, height: 740 });
    expect(await fontSize(page)).toBeGreaterThan(small);
    expect(await columns(page)).toBeGreaterThan(1);
  });
});

test('small text is never smaller than 12 px and controls are at least 24 px high on a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport);
  for (const path of ['/', '/contact', '/activities', '/gallery']) {
    await page.goto(path);
    const small = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim() !== '')
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 12)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
    const low = await page
      .locator('main a, main button, footer a, label:has(input), form input, textarea')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter((one) => one.getBoundingClientRect().height < 24 && !one.closest('p'))
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(low).toEqual([]);
  }
});

test('the accent is #577b7f and the schedule panel #f9f9f9', async ({ page }) => {
  await page.goto('/activities');
  await hydrate(page, 'ScheduleTabs');
  await expect(page.getByRole('tabpanel')).toHaveCSS('background-color', 'rgb(249, 249, 249)');
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS(
    'border-bottom-color',
    'rgb(87, 123, 127)',
  );
});

test('an activity card grows to 1.05 under the mouse and shrinks to 0.95 when pressed', async ({ page }) => {
  await page.goto('/activities');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Cold Exposure' }) });
  await card.getByRole('heading').hover();
  await expect(card).toHaveCSS('scale', '1.05');
  await page.mouse.down();
  await expect(card).toHaveCSS('scale', '0.95');
  await page.mouse.up();
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/activities');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Cold Exposure' }) })
    .hover();
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        // Scroll-driven animations do not move by themselves.
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .length,
  );
  expect(running).toBe(0);
});
