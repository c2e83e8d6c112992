/** An editor’s whole way, from a word on a form to the server, in a browser. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openForm, PROJECT, read, replace, save, test } from './site.ts';

const SERVER = join(PROJECT, '../server.git');

const git = (...args: string[]) => execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8' });

test.beforeEach(() => {
  for (const folder of [join(PROJECT, '.git'), SERVER]) rmSync(folder, { recursive: true, force: true });
  git('init', '--quiet', '--bare', '--initial-branch=main', SERVER);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@example.org');
  git('add', 'content', 'package.json');
  git('commit', '--quiet', '--message=Begin');
  git('remote', 'add', 'origin', SERVER);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
});
test.afterEach(() => rmSync(join(PROJECT, '.git'), { recursive: true }));

test('a changed word is published in five actions, and another change is discarded', async ({
  page,
  request,
}) => {
  replace('services/sauna/index.mdx', 'title: Sauna', 'title: <b>Sauna');
  await openForm(page, 'collection/services/item/grounding');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Barefoot');
  await save(page);
  await page.getByRole('link', { name: 'Publish' }).click();
  await expect(page.getByText('Title: Grounding → Barefoot')).toBeVisible();
  await expect(page.getByText('Title: Sauna → <b>Sauna')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await expect(page.getByRole('status')).toHaveText('content/services/sauna/index.mdx is as it was.');
  expect(read('services/sauna/index.mdx')).toContain('title: Sauna\n');

  await page.getByRole('textbox').fill('Grounding is called Barefoot');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toHaveText('Published to main.');
  await expect(page.getByText('Nothing has changed')).toBeVisible();
  await expect(page.getByText('The check finds no mistakes.')).toBeVisible();
  expect(git('--git-dir', SERVER, 'show', 'main:content/services/grounding/index.mdx')).toContain(
    'title: Barefoot',
  );

  const url = '/keystatic/publish';
  for (const site of ['cross-site', 'same-site', 'none']) {
    const answer = await request.post(url, {
      headers: { 'sec-fetch-site': site },
      form: { sentence: 'x' },
      maxRedirects: 0,
    });
    expect(answer.status(), site).toBe(403);
  }
  expect((await request.get(`${url}?file=package.json&version=after`)).status()).toBe(404);
  rmSync(join(PROJECT, 'content/gallery/anjarle/1.jpg'));
  const picture = `${url}?file=content/gallery/anjarle/1.jpg&version=`;
  expect((await request.get(`${picture}before`)).status()).toBe(200);
  expect((await request.get(`${picture}after`)).status()).toBe(500);
  expect((await request.get(url)).status()).toBe(200);
});
