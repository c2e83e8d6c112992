import { expect, test } from '../fixtures/test.ts';
import { ROWS, type Row } from './specification.ts';

// The content of a page must not depend on JavaScript.
test.use({ javaScriptEnabled: false });

const paths = new Set(ROWS.map(({ path }) => path));

/** A negative number stands for a minimum. */
const expectCount = (found: number, times: number, says: string) => {
  if (times < 0) expect.soft(found, says).toBeGreaterThanOrEqual(-times);
  else expect.soft(found, says).toBe(times);
};

for (const path of paths) {
  test(`${path} shows what the specification requires`, async ({ page, browserErrors }) => {
    if (path.includes('nonsense')) browserErrors.expect(/404/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const check = async ({ says, shows = [], within = 'main', count }: Row) => {
      const place = page.locator(within);
      const text = await place.first().evaluate((element) => element.textContent);
      for (const words of shows) {
        if (typeof words === 'string') expect.soft(text, says).toContain(words);
        else expect.soft(text, says).toMatch(words);
      }
      if (count) expectCount(await place.locator(count[0]).count(), count[1], says);
    };
    for (const row of ROWS) {
      if (row.path === path) await test.step(`section ${row.section}: ${row.says}`, () => check(row));
    }
  });
}
