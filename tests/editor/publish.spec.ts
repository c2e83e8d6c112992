/** Publishing in a browser, from a form to the server. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createRepositoryWithServer, shell } from '../support/repository.ts';
import { expect, openClick, PROJECT, read, replace, save, test } from './site.ts';

const SERVER = join(PROJECT, '../server.git');

test.afterEach(() => {
  for (const folder of [join(PROJECT, '.git'), SERVER]) rmSync(folder, { recursive: true, force: true });
});

test('a word is clicked, changed and published in six actions, and another change is discarded', async ({
  page,
}) => {
  createRepositoryWithServer(PROJECT, SERVER);
  const { site, form } = await openClick(page, '/services/grounding');
  await site.getByRole('heading', { level: 1 }).click();
  await form.locator('input:focus').fill('Barefoot');
  await save(page, form);
  replace('services/sauna/index.mdx', 'title: Sauna', 'title: <b>Sauna');
  await page.getByRole('link', { name: 'Publish' }).click();
  await expect(page.getByText('Title: Grounding → Barefoot')).toBeVisible();
  await expect(page.getByText('Title: Sauna → <b>Sauna')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await expect(page.getByRole('status')).toHaveText('content/services/sauna/index.mdx is as it was.');
  expect(read('services/sauna/index.mdx')).toContain('title: Sauna\n');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toHaveText('Published to main.');
  await expect(page.getByText('Nothing has changed')).toBeVisible();
  await expect(page.getByText('The check finds no mistakes.')).toBeVisible();
  const published = shell(SERVER, 'git show main:content/services/grounding/index.mdx');
  expect(published).toContain('title: Barefoot');
  expect(shell(SERVER, 'git log -1 --format=%s main')).toBe('service grounding changed\n');
});

test('a deleted picture is shown as it was', async ({ page }) => {
  createRepositoryWithServer(PROJECT, SERVER);
  rmSync(join(PROJECT, 'content/gallery/anjarle/1.jpg'));
  await page.goto('/keystatic/publish');
  const picture = page.getByRole('img', { name: 'before' });
  await expect(picture).toHaveCount(1);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
