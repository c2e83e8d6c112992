import { ROUTES, SERVICES, STAGES, stagePath } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

test('the programme page’s six buttons lead to the six stages', async ({ page }) => {
  for (const stage of STAGES) {
    await page.goto('/6R-Programme');
    await page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByText(stage, { exact: true }) })
      .click();
    await expect(page).toHaveURL(stagePath(stage));
  }
});

test('each stage leads on to the next and back, all the way round', async ({ page }) => {
  await page.goto('/restore');
  const ways = page.getByRole('navigation', { name: 'Stages' });
  for (const next of [...STAGES.slice(1), 'Restore' as const]) {
    await ways.getByRole('link', { name: /Next:/ }).click();
    await expect(page).toHaveURL(stagePath(next));
  }
  await ways.getByRole('link', { name: /Previous:/ }).click();
  await expect(page).toHaveURL('/represent');
  await ways.getByRole('link', { name: 'All six stages' }).click();
  await expect(page).toHaveURL('/6R-Programme');
});

test('a service leads on to the next, back, to all services and to its stages', async ({ page }) => {
  await page.goto('/services/sauna');
  const ways = page.getByRole('navigation', { name: 'Services' });
  await ways.getByRole('link', { name: /Next:/ }).click();
  await expect(page).toHaveURL('/services/grounding');
  await ways.getByRole('link', { name: /Previous:/ }).click();
  await expect(page).toHaveURL('/services/sauna');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Release\b/ })
    .click();
  await expect(page).toHaveURL('/release');
});

test('the services index leads to each of the 17', async ({ page }) => {
  await page.goto('/services');
  const links = page.getByRole('main').locator('a[href^="/services/"]');
  expect(new Set(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))).toEqual(
    new Set(SERVICES.map(([slug]) => `/services/${slug}`)),
  );
});

test('a products button without a list is disabled and says so', async ({ page }) => {
  await page.goto('/restore');
  const button = page.getByRole('button', { name: 'View Restore Products' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Product list coming soon');
  await expect(page.getByText('Product list coming soon')).toBeVisible();
});

test('home and programme lead to the activities', async ({ page }) => {
  for (const path of ['/', '/6R-Programme']) {
    await page.goto(path);
    await page.getByRole('main').locator('a[href="/activities"]').first().click();
    await expect(page).toHaveURL('/activities');
  }
});

test('/6r-programme leads to /6R-Programme', async ({ page }) => {
  await page.goto('/6r-programme');
  await expect(page).toHaveURL('/6R-Programme');
});

test('every link of the site leads somewhere that exists', async ({ request }) => {
  const seen = new Set(['/']);
  // A set gives its later additions to a loop that is under way.
  for (const path of seen) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    if (!response.headers()['content-type']?.includes('html')) continue;
    for (const [, href] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      seen.add(href ?? '');
  }
  expect(seen.size).toBeGreaterThan(ROUTES.length);
});
