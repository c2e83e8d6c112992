import { hydrate } from '../fixtures/islands.ts';
import { PHONE } from '../fixtures/places.ts';
import { ROUTES } from '../fixtures/routes.ts';
import { expect, test, type Page } from '../fixtures/test.ts';

/** Around every width at which the layout changes, and up to the widest of screens. */
const WIDTHS = [320, 360, 425, 426, 599, 600, 768, 899, 900, 1023, 1024, 1280, 1440, 1920, 2560];

/** How far the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that break out of the window, or that a box around them cuts off. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      // A slide beside the one that is shown is to be scrolled to.
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.skip, .hidden, .swiper-slide:not(:first-child)')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        let [left, right, top, bottom] = [0, document.documentElement.clientWidth, -Infinity, Infinity];
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const box = around.getBoundingClientRect();
          if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
          if (overflowY === 'hidden' || overflowY === 'clip')
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        if (line.left < left - 1 || line.right > right + 1 || line.top < top - 1 || line.bottom > bottom + 1)
          cut.push(text.textContent?.trim().slice(0, 60) ?? '');
      }
    }
    return [...new Set(cut)];
  });

for (const { path } of ROUTES) {
  test(`${path} never scrolls sideways, from 320 to 2560 px, and no word is cut at twice the size`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [standard, widths] of [
      [16, WIDTHS],
      [32, [320, 425, 768, 1280, 2560]],
    ] as const) {
      // The size of text that the visitor has set in the browser.
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `at ${width} px, text of ${standard} px`;
        expect.soft(await overflow(page), where).toBe(0);
        expect.soft(await cutWords(page), where).toEqual([]);
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

  /** Distinct left edges: the number of columns. */
  const columns = (page: Page) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Our team' }) })
      .getByRole('img')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);

  test('the logo is smaller and the team stands in one column', async ({ page }) => {
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

test('under reduced motion nothing is animated', async ({ page }) => {
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
        // What follows the scrollbar does not move by itself.
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .length,
  );
  expect(running).toBe(0);
});
