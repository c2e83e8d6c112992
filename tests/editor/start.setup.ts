import { cpSync } from 'node:fs';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { at, expect, test } from './site.ts';

test('a server that starts on a mistake shows it, and the content once it is corrected', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay');
  await page.goto('/contact');
  await expect(overlay).toContainText('content/site.json:1');
  cpSync(`${FIXTURE_CONTENT}/site.json`, at('site.json'));
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});
