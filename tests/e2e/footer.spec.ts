import { SERVICES } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('the footer links to every main page and to the venue', async ({ page }) => {
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' });
  for (const [label, path] of [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Gallery', '/gallery'],
    ['Contact Us', '/contact'],
    ['6R Programme', '/6R-Programme'],
  ] as const) {
    await expect(links.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  }
  await expect(links.getByRole('link', { name: 'Sixfold @ Rosebar' })).toHaveAttribute('href', /^https:/);
});

test('the footer lists the same 17 services', async ({ page }) => {
  const links = page.getByRole('contentinfo').locator('a[href^="/services/"]');
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    SERVICES.map(([slug]) => `/services/${slug}`),
  );
});

test('a service in the footer leads to its page', async ({ page }) => {
  await page.evaluate(() => (document.body.dataset['before'] = ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'PPC Drips' }).click();
  await expect(page).toHaveURL('/services/ppc-drips');
  await expect(page.locator('body[data-before]')).toHaveCount(0);
});

test('the footer shows the London address, the phone number, social links and the copyright', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('address')).toContainText('London');
  const phone = footer.locator('a[href^="tel:"]');
  await expect(phone).toHaveText(/^[+\d ]+$/);
  expect(await phone.getAttribute('href')).toBe(`tel:${(await phone.innerText()).replaceAll(' ', '')}`);
  for (const network of ['Instagram', 'Facebook', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/);
  }
  await expect(footer.getByText('© 2025 Sixfold')).toBeVisible();
  await expect(footer.getByText('medical advice')).toBeVisible();
});
