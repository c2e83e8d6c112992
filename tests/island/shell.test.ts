import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceMenus } from '../../src/client/menu.ts';
import { SIGHT, wakeOnSight } from '../../src/client/sight.ts';
import { speculate } from '../../src/client/speculation.ts';
import { SPECULATION_RULES } from '../../src/client/speculationRules.ts';

const connectionIs = (effectiveType: string) =>
  vi.spyOn(Navigator.prototype, 'connection' as never, 'get').mockReturnValue({ effectiveType } as never);

const rules = () => document.querySelectorAll('script[type=speculationrules]');

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  rules().forEach((one) => one.remove());
});

test('menus close when the page is left or has room for all of it', () => {
  document.body.innerHTML =
    '<nav id="menu" popover>Menu</nav><details open><summary>More</summary></details>';
  let widened: () => void = () => undefined;
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    addEventListener: (_type: string, act: () => void) => (widened = act),
  } as never);
  enhanceMenus();
  const menu = document.getElementById('menu');
  menu?.showPopover();
  widened();
  expect(menu?.matches(':popover-open')).toBe(false);
  menu?.showPopover();
  dispatchEvent(new Event('pagehide'));
  expect(menu?.matches(':popover-open')).toBe(false);
  expect(document.querySelector('details')?.open).toBe(false);
  // Closed already, which must not throw.
  widened();
});

test('a carousel wakes when it comes into view, once, and is told that it may move', async () => {
  connectionIs('4g');
  document.body.innerHTML =
    '<div style="height: 200vh"></div><astro-island><div class="images" style="height: 100px"></div></astro-island>';
  const carousel = document.querySelector('.images');
  let woken = 0;
  carousel?.addEventListener(SIGHT, () => (woken += 1));
  wakeOnSight();
  expect(document.querySelector('astro-island')?.hasAttribute('data-moves')).toBe(true);
  await new Promise(requestAnimationFrame);
  expect(woken).toBe(0);
  for (let visit = 0; visit < 2; visit += 1) {
    carousel?.scrollIntoView({ behavior: 'instant' });
    await expect.poll(() => woken).toBe(1);
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
});

test('nothing wakes by itself on a slow connection', () => {
  connectionIs('3g');
  document.body.innerHTML = '<astro-island><div class="images"></div></astro-island>';
  wakeOnSight();
  expect(document.querySelector('astro-island')?.hasAttribute('data-moves')).toBe(false);
});

test('the next page is fetched ahead where there is room, and only its HTML', () => {
  connectionIs('3g');
  speculate();
  expect(rules()).toHaveLength(0);
  connectionIs('4g');
  speculate();
  expect([...rules()].map(({ textContent }) => textContent)).toEqual([SPECULATION_RULES]);
  expect(JSON.parse(SPECULATION_RULES)).toEqual({
    prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
});

test('where script text needs a trusted maker, the one that the headers allow makes the rules', () => {
  connectionIs('4g');
  const made: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScript }: { createScript: () => string }) => {
      made.push(name);
      return { createScript };
    },
  });
  speculate();
  vi.stubGlobal('trustedTypes', undefined);
  speculate();
  expect(made).toEqual(['speculation-rules']);
  expect([...rules()].map(({ textContent }) => textContent)).toEqual([SPECULATION_RULES, SPECULATION_RULES]);
});

test('the page’s own script does all of it', async () => {
  connectionIs('4g');
  document.body.innerHTML =
    '<input id="data-saver" type="checkbox" disabled><div class="film"><video></video><a class="film-toggle">Play</a></div>';
  await import('../../src/client/shell.ts');
  expect(document.querySelector('input')?.disabled).toBe(false);
  expect(document.querySelector('.film button')).not.toBeNull();
  expect(rules()).toHaveLength(1);
});
