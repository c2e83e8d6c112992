import { PHONE } from '../support/devices.ts';
import { SERVICES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

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
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(paths.sort()).toEqual(SERVICES.map(([slug]) => `/services/${slug}`).sort());
});

test('the services stand open in three columns that begin at one height', async ({ page }) => {
  const first = page.getByRole('contentinfo').locator('.services-list > ul');
  const tops = await first.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'PPC Drips' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('the footer takes one screen at most, and unfolds its services without script', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const service = footer.getByRole('link', { name: 'PPC Drips' });
    await expect(service).toBeHidden();
    for (const [width, height] of [
      [320, 640],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await footer.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(height);
    }
    await footer.getByText('Services', { exact: true }).tap();
    await service.tap();
    await expect(page).toHaveURL('/services/ppc-drips');
  });
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
