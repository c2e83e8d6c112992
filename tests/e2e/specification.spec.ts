import { expect, test } from '@playwright/test';
import { ROWS } from './specification.ts';

// The content of a page must not depend on JavaScript. One page reads all, so their policies would add up.
test.use({ javaScriptEnabled: false, bypassCSP: true });

// In one page, and from the HTML alone: to open each page would take longer than to check it.
test('every page shows what the specification requires', async ({ page, request }) => {
  for (const path of new Set(ROWS.map(([, one]) => one))) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(path.endsWith('nonsense') ? 404 : 200);
    await page.setContent(await response.text());
    for (const [section, , says, selector, ...expected] of ROWS.filter(([, one]) => one === path)) {
      const requirement = `${path}, section ${section}: ${says}`;
      const [times, text = ''] = await page
        .locator(selector)
        .evaluateAll((all) => [all.length, all[0]?.textContent] as const);
      if (expected.length === 0) expect.soft(times, requirement).toBeGreaterThan(0);
      for (const one of expected) {
        if (typeof one === 'number') expect.soft(times, requirement).toBe(one);
        else if (typeof one === 'string') expect.soft(text, requirement).toContain(one);
        else expect.soft(text, requirement).toMatch(one);
      }
    }
  }
});
