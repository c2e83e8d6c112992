import { PHONE } from '../fixtures/places.ts';
import { drawn, layoutShift } from '../fixtures/quiet.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(PHONE);

// What stands in for the bundled fonts is as wide and as high: src/styles/_fallbacks.scss. It needs one of the fonts
// named there on this machine; Debian's browser brings Liberation with it.
for (const path of [
  '/',
  '/about',
  '/activities',
  '/contact',
  '/gallery',
  '/restore',
  '/services',
  '/services/sauna',
]) {
  test(`nothing on ${path} moves when the fonts arrive late`, async ({ page }) => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((done) => (arrive = done));
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await drawn(page);
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length),
    ).toBe(2);
    arrive();
    await page.evaluate(() => document.fonts.ready);
    // Room for one line that wraps elsewhere.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.015);
  });
}
