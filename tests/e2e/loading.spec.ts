import { PHONE } from '../support/devices.ts';
import { test } from '../support/server.ts';
import { expect, recordRequests } from '../support/test.ts';
import { cumulativeLayoutShift, waitForPaint } from '../support/timing.ts';

test.use(PHONE);

// The fallback fonts are adjusted to the size of the bundled ones. This needs one of the fonts that they name on the machine;
// Debian's Chromium installs Liberation.
for (const path of ['/', '/about', '/gallery', '/services', '/restore', '/services/sauna']) {
  test(`${path} asks for its photograph before its fonts, which move nothing`, async ({ page }) => {
    const asked = recordRequests(page, /^/);
    const { promise: late, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const photograph = page.locator('img[fetchpriority=high]');
    await expect(photograph).toHaveJSProperty('complete', true);
    await waitForPaint(page);
    const loading = () => [...document.fonts].filter(({ status }) => status === 'loading').length;
    expect(await page.evaluate(loading)).toBe(2);
    arrive(undefined);
    await page.evaluate(() => document.fonts.ready);
    // Allows for one line that wraps differently.
    expect(await cumulativeLayoutShift(page)).toBeLessThanOrEqual(0.015);

    const shown = await photograph.evaluate((image: HTMLImageElement) => image.currentSrc);
    const font: unknown = expect.stringContaining('.woff2');
    const first = asked.filter((address) => address === shown || address.endsWith('.woff2'));
    // What is asked for first is sent first: servers pay little heed to priorities.
    expect(first).toEqual([shown, font, font]);
  });
}

for (const [tag, share] of [
  ['h1', 0],
  ['h1', 0.6],
  ['p', 0.2],
  ['p', 0.9],
] as const) {
  test(`nothing moves when home stops at ${share * 100}% of its <${tag}> and goes on`, async ({
    page,
    link,
  }) => {
    link.stopAfter = (path, html) => {
      const start = html.indexOf(`<${tag}`, html.indexOf('<h1'));
      return path === '/' ? Math.round(start + (html.indexOf(`</${tag}>`, start) - start) * share) : Infinity;
    };
    await page.goto(link.url, { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sixfold', exact: true })).toBeVisible();
    await waitForPaint(page);
    link.resume();
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Allows for the film's button, whose label the script changes.
    expect(await cumulativeLayoutShift(page)).toBeLessThanOrEqual(0.005);
  });
}
