import { NAVIGATION, SERVICES } from '../support/routes.ts';
import { mainNavigation, servicesMenu } from '../support/header.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => page.goto('/about'));

test('the navigation bar has a logo and links to every main page', async ({ page }) => {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sixfold', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  for (const [label, path] of NAVIGATION) {
    if (path === '/services') continue;
    const link = mainNavigation(page).getByRole('link', { name: label, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', path);
  }
  await expect(servicesMenu(page).button).toHaveText('Services');
});

test('the navigation bar keeps the order of the specification', async ({ page }) => {
  const items = mainNavigation(page).locator('> ul > li > :is(a, details, astro-island)');
  await expect(items).toHaveCount(NAVIGATION.length + 1);
  const texts = await mainNavigation(page)
    .locator('> ul > li')
    .evaluateAll((all) => all.map((one) => (one.querySelector('summary') ?? one).textContent.trim()));
  expect(texts).toEqual([...NAVIGATION.map(([label]) => label), 'Sixfold @ Rosebar']);
});

test('the venue link leaves the site', async ({ page, baseURL }) => {
  const link = mainNavigation(page).getByRole('link', { name: 'Sixfold @ Rosebar' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(new URL(address).protocol).toBe('https:');
  expect(new URL(address).origin).not.toBe(baseURL);
  await expect(link).toHaveAttribute('rel', /external/);
});

test('the current page is marked', async ({ page }) => {
  const link = (name: string) => mainNavigation(page).getByRole('link', { name, exact: true });
  await expect(link('About Us')).toHaveAttribute('aria-current', 'page');
  await expect(link('Gallery')).not.toHaveAttribute('aria-current');
});

test('every link in the navigation bar leads to its page', async ({ page }) => {
  const link = (label: string) => mainNavigation(page).getByRole('link', { name: label, exact: true });
  // The first test reads where they lead; here nothing covers them.
  for (const [label, path] of NAVIGATION) if (path !== '/services') await link(label).click({ trial: true });
  await link('Contact Us').click();
  await expect(page).toHaveURL('/contact');
  await link('Home').click();
  await expect(page).toHaveURL('/');
});

test('the header sticks to the top while the page scrolls', async ({ page }) => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const box = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBe(0);
});

test('the first Tab stop is a link that skips the navigation', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the Services panel lists all services, then each of the 17', async ({ page }) => {
  const { button, links } = servicesMenu(page);
  await button.click();
  await expect(links).toHaveCount(SERVICES.length + 1);
  await expect(links.first()).toHaveText('All services');
  await expect(links.first()).toHaveAttribute('href', '/services');
  for (const [slug, label] of SERVICES) {
    const link = links.filter({ hasText: label });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', `/services/${slug}`);
  }
});
