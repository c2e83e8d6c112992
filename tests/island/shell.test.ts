import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { autoplayCarousels } from '../../src/client/autoplay.ts';
import { enhanceMenus } from '../../src/client/menu.ts';

/** A connection on which carousels may move by themselves. */
const connectFast = () => {
  const report = { effectiveType: '4g' };
  vi.spyOn(Navigator.prototype, 'connection' as never, 'get').mockReturnValue(report as never);
  const response = { transferSize: 1, requestStart: 0, responseStart: 1, responseEnd: 2 };
  vi.spyOn(performance, 'getEntries').mockReturnValue([response] as unknown as PerformanceEntryList);
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('menus close when the page is left, and when the menu changes its layout', async () => {
  document.body.innerHTML = `<details open><summary>More</summary></details>
    <nav id="menu" popover data-wide="(min-width: 700px)"><details open><summary>Services</summary></details></nav>`;
  const open = () => document.querySelectorAll(':popover-open, details[open]').length;
  const menu = document.getElementById('menu');
  await page.viewport(600, 800);
  enhanceMenus();
  menu?.showPopover();
  await page.viewport(650, 800);
  expect(open()).toBe(3);
  await page.viewport(1280, 800);
  await expect.poll(open).toBe(1);
  menu?.showPopover();
  dispatchEvent(new Event('pagehide'));
  expect(open()).toBe(0);
  // Already closed; this must not throw.
  dispatchEvent(new Event('pagehide'));
});

test('a carousel is told to play, and asked to hydrate once, when it comes into view', async () => {
  connectFast();
  document.body.innerHTML =
    '<div style="height: 200vh"></div><astro-island><div class="images" style="height: 100px"></div></astro-island>';
  const carousel = document.querySelector('.images');
  let asked = 0;
  carousel?.addEventListener('hydrate', () => (asked += 1));
  autoplayCarousels();
  await new Promise(requestAnimationFrame);
  expect(asked).toBe(0);
  for (let visit = 0; visit < 2; visit += 1) {
    carousel?.scrollIntoView({ behavior: 'instant' });
    await expect.poll(() => asked).toBe(1);
    expect(document.querySelector('astro-island')?.hasAttribute('data-autoplay')).toBe(true);
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
});
