/** Texts that an operator may leave out: shown where they are filled in, and without a trace where they are not. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

const read = (file: string) => JSON.parse(readFileSync(`tests/fixture-site/${file}`, 'utf8')) as never;
const LABELS: { services: { askFirst: string }; practical: Record<string, string> } = read('labels.json');

test('a service says who should ask first and who approved its text, if that is filled in', async ({
  page,
}) => {
  const asked = page.getByRole('complementary').filter({ hasText: LABELS.services.askFirst });
  await page.goto('/services/cryotherapy');
  await expect(asked).toContainText('Please speak to your doctor first if you have a heart condition.');
  await expect(page.getByText('approved by the clinic’s doctor on 20 November 2026')).toBeVisible();
  await page.goto('/services/sauna');
  await expect(asked).toBeHidden();
  await expect(page.getByText('approved by')).toBeHidden();
});

test('the programme page answers what guests ask before they come', async ({ page }) => {
  await page.goto('/6R-Programme');
  const { heading = '', ...headings } = LABELS.practical;
  const practical = page.locator('.practical');
  await expect(practical.getByRole('heading', { level: 2 })).toHaveText(heading);
  await expect(practical.getByRole('heading', { level: 3 })).toHaveText(Object.values(headings));
  await expect(practical.getByRole('listitem').first()).toHaveText('3 to 10 May 2027');
});

test('contact details can be saved from the contact page and from every footer', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  for (const area of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const path = await area.getByRole('link', { name: 'Save our number' }).getAttribute('href');
    const answer = await request.get(path ?? '');
    expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    expect(await answer.text()).toContain('TEL;TYPE=WORK,VOICE:+442079460123');
  }
});
