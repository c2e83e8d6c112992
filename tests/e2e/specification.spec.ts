import { expect, test, type Page } from '../fixtures/test.ts';
import { ROWS, type Row } from './specification.ts';

// The content of a page must not depend on JavaScript.
test.use({ javaScriptEnabled: false });

const paths = [...new Set(ROWS.map(({ path }) => path))];

/** A negative number stands for a minimum. */
const expectCount = (found: number, times: number, says: string) => {
  if (times < 0) expect.soft(found, says).toBeGreaterThanOrEqual(-times);
  else expect.soft(found, says).toBe(times);
};

const check = async (page: Page, { says, shows = [], within = 'main', count }: Row) => {
  const place = page.locator(within);
  const text = await place.first().evaluate((element) => element.textContent);
  for (const words of shows) {
    if (typeof words === 'string') expect.soft(text, says).toContain(words);
    else expect.soft(text, says).toMatch(words);
  }
  if (count) expectCount(await place.locator(count[0]).count(), count[1], says);
};

const checkPage = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  for (const row of ROWS.filter((one) => one.path === path))
    await test.step(`${path}, section ${row.section}: ${row.says}`, () => check(page, row));
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
