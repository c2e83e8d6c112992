/** A click on what is seen leads to its field. */
import { expect, openClick, read, save, test } from './site.ts';

test('a text, an item of a list, a picture and a label open their forms at the field', async ({ page }) => {
  const { site, form } = await openClick(page, '/services/sauna');
  const focused = form.locator(':focus');
  await site.locator('main p', { hasText: 'wooden' }).first().click();
  await expect(focused).toHaveValue(/wooden benches/);
  await site.locator('main').getByRole('listitem').first().click();
  await expect(form.getByRole('dialog').locator(':focus')).toHaveValue(/^Warmth that loosens/);
  // The window of the item closes first.
  await site.locator('main img').first().click();
  await expect(focused).toHaveText('Choose file');
  await site.getByRole('banner').getByRole('link', { name: 'Book' }).click();
  await expect(focused).toHaveValue('Book');
  await expect(page.getByRole('status')).toHaveText('labels: Shell, Book');
});

test('words that two fields share offer both; a save shows in place; links work with the switch off', async ({
  page,
}) => {
  const { site, form } = await openClick(page, '/services/sauna');
  const link = site.getByRole('main').getByRole('link', { name: 'Services', exact: true });
  await link.click();
  await expect(page.getByRole('status').getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'Navigation' }).click();
  const words = form.locator('input:focus');
  await expect(words).toHaveValue('Services');
  await link.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await words.fill('Clinic');
  await form.getByRole('button', { name: 'Done' }).click();
  await save(page, form);
  await expect(site.getByRole('banner').getByText('Clinic').first()).toBeAttached();
  expect(await link.evaluate(() => scrollY)).toBe(300);
  expect(read('site.json')).toContain('Clinic');

  await page.getByRole('switch').uncheck();
  await site.getByRole('banner').getByRole('link', { name: 'Book' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});
