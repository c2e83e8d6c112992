import { PHONE } from '../support/devices.ts';
import { waitForPaint, cumulativeLayoutShift } from '../support/timing.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

// The fallback fonts are adjusted to the size of the bundled ones (src/styles/_fallbacks.scss). This needs one of the fonts
// named there on the machine; Debian's Chromium installs Liberation.
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
    await waitForPaint(page);
    expect(
      await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length),
    ).toBe(2);
    arrive();
    await page.evaluate(() => document.fonts.ready);
    // Allows for one line that wraps differently.
    expect(await cumulativeLayoutShift(page)).toBeLessThanOrEqual(0.015);
  });
}

test.describe('photograph before fonts', () => {
  // What is asked for first is sent first: servers pay little heed to priorities.
  for (const path of [
    '/',
    '/6R-Programme',
    '/about',
    '/activities',
    '/gallery',
    '/restore',
    '/services/sauna',
  ]) {
    test(`on ${path} the photograph of the first view is asked for once, and before the fonts`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (['image', 'font'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      const shown = await page
        .locator('img[fetchpriority=high]')
        .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      expect(asked.filter((address) => address === shown)).toHaveLength(1);
      const files = asked.filter((address) => address === shown || address.endsWith('.woff2'));
      expect(files).toEqual([shown, expect.stringContaining('.woff2'), expect.stringContaining('.woff2')]);
    });
  }
});
