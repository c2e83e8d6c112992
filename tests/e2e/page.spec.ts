import { attribute, textOf } from '../../tools/integrations/parsePage.ts';
import { ROUTES, SERVICES, STAGES, stagePath } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { asPage } from '../hosting/pages.ts';

test('the programme page’s six buttons lead to the six stages', async ({ page }) => {
  await page.goto('/6R-Programme');
  const button = (stage: string) =>
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByText(stage, { exact: true }) });
  for (const stage of STAGES) {
    await expect(button(stage)).toHaveAttribute('href', stagePath(stage));
    // Nothing covers it.
    await button(stage).click({ trial: true });
  }
  await button('Represent').click();
  await expect(page).toHaveURL('/represent');
});

test('each stage links to the next and the previous, all the way round', async ({ page, request }) => {
  const ways = page.getByRole('navigation', { name: 'Stages' });
  for (const [index, stage] of STAGES.entries()) {
    const { elements } = asPage(stage, await (await request.get(stagePath(stage))).text());
    const links = elements.filter(({ tagName }) => tagName === 'a');
    const way = (name: string) => {
      const link = links.find((one) => textOf(one).trim().startsWith(name));
      return link && attribute(link, 'href');
    };
    expect.soft(way('Next:'), stage).toBe(stagePath(STAGES[(index + 1) % STAGES.length] ?? 'Restore'));
    expect.soft(way('Previous:'), stage).toBe(stagePath(STAGES.at(index - 1) ?? 'Restore'));
  }
  await page.goto('/represent');
  await ways.getByRole('link', { name: /Next:/ }).click();
  await expect(page).toHaveURL('/restore');
  await ways.getByRole('link', { name: 'All six stages' }).click();
  await expect(page).toHaveURL('/6R-Programme');
});

test('a service links to the next, the previous, all services and its stages', async ({ page }) => {
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

test('the services page links to all 17 services', async ({ page }) => {
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

test('the home and programme pages link to the activities', async ({ page }) => {
  for (const path of ['/', '/6R-Programme']) {
    await page.goto(path);
    await page.getByRole('main').locator('a[href="/activities"]').first().click();
    await expect(page).toHaveURL('/activities');
  }
});

test('/6r-programme redirects to /6R-Programme', async ({ page }) => {
  await page.goto('/6r-programme');
  await expect(page).toHaveURL('/6R-Programme');
});

test('no link of the site is broken', async ({ request }) => {
  const seen = new Set(['/']);
  // A loop over a set also visits what is added to it meanwhile.
  for (const path of seen) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    if (!response.headers()['content-type']?.includes('html')) continue;
    for (const [, href] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      seen.add(href ?? '');
  }
  expect(seen.size).toBeGreaterThan(ROUTES.length);
});

test('the first screen of a stage shows its name and its film, wide, upright and on its side', async ({
  page,
}) => {
  for (const stage of STAGES) {
    await page.goto(stagePath(stage), { waitUntil: 'domcontentloaded' });
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `${stage}, ${width} x ${height}`;
      const name = page.getByRole('heading', { level: 1, name: stage });
      await expect(name, where).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.stage-film'), where).toBeInViewport({ ratio: 0.5 });
    }
  }
});
