import { expect, test, type Page } from '../support/test.ts';
import { ROWS, type Row } from './specification.ts';

// The content of a page must not depend on JavaScript.
test.use({ javaScriptEnabled: false });

const paths = [...new Set(ROWS.map(({ path }) => path))];

/** A negative number stands for a minimum. */
const expectCount = (found: number, times: number, requirement: string) => {
  if (times < 0) expect.soft(found, requirement).toBeGreaterThanOrEqual(-times);
  else expect.soft(found, requirement).toBe(times);
};

const check = async (page: Page, { path, section, says, shows = [], within = 'main', count }: Row) => {
  const requirement = `${path}, section ${section}: ${says}`;
  const place = page.locator(within);
  const text = await place.first().evaluate((element) => element.textContent);
  for (const words of shows) {
    if (typeof words === 'string') expect.soft(text, requirement).toContain(words);
    else expect.soft(text, requirement).toMatch(words);
  }
  if (count) expectCount(await place.locator(count[0]).count(), count[1], requirement);
};

const checkPage = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  for (const row of ROWS.filter((one) => one.path === path)) await check(page, row);
};

const isMissing = (path: string) => path.includes('nonsense');

// In one page, because to open another takes longer than to check it.
test('every page shows what the specification requires', async ({ page }) => {
  for (const path of paths) if (!isMissing(path)) await checkPage(page, path);
});

for (const path of paths.filter(isMissing)) {
  test(`${path} shows what the specification requires`, async ({ page, browserErrors }) => {
    browserErrors.expect(/404/);
    await checkPage(page, path);
  });
}
