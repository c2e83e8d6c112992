import { KINDS, ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { asPage } from '../hosting/pages.ts';

for (const { path, heading } of KINDS) {
  test(`${path} answers 200 with the heading "${heading}"`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(page).toHaveTitle(/.+ \| Sixfold$/);
  });
}

test('every other page answers 200 with its heading, its navigations and a title', async ({ request }) => {
  for (const { path, heading } of ROUTES.filter((route) => !KINDS.includes(route))) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const page = asPage(path, await response.text());
    expect.soft(page.text('h1').trim(), path).toBe(heading);
    for (const name of ['Main', 'Footer'])
      expect.soft(page.value('nav', { 'aria-label': name }, 'aria-label'), path).toBe(name);
    expect.soft(page.text('title'), path).toMatch(/.+ \| Sixfold$/);
  }
});

for (const [path, heading] of [
  ['/nonsense', 'This path leads nowhere'],
  ['/services/nonsense', 'Service not found.'],
] as const) {
  test(`${path} answers 404 with "${heading}" and ways back`, async ({ page, browserErrors }) => {
    browserErrors.expect(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const ways = page.getByRole('main').getByRole('link');
    for (const name of ['Home', '6R Programme', 'All services', 'Contact us']) {
      await expect(ways.filter({ hasText: name })).toBeVisible();
    }
  });
}
