/** What an editor sees while the site runs on their computer. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { pictureBytes } from '../content/pictures.ts';
import type { Project } from './project.ts';

/** Adds an eighteenth service with `content:new` alone, fills in its text and adds a picture. */
export const eighteenth = async (project: Project) => {
  const script = resolve(import.meta.dirname, '../../tools/content/new.ts');
  const { status } = spawnSync(process.execPath, [script, 'services', 'Salt Room'], { cwd: project.root });
  expect(status).toBe(0);
  const file = join(project.root, 'content/services/salt-room/index.mdx');
  const words = [
    'A room of salt, warm and dry, where guests sit, rest and breathe.',
    'salt',
    'Bricks of salt.',
    'Dry air',
    'Quiet',
    'Warmth',
    'Rest',
    'You sit and breathe.',
  ];
  const filled = words.reduce(
    (text, word, index) => {
      const placeholder = index === 1 ? /TODO(?=\.jpg)/ : /'TODO[^\n]*'|^TODO[^\n]*$/m;
      return text.replace(placeholder, word);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(join(project.root, 'content/services/salt-room/salt.jpg'), await pictureBytes(1600, 1200));
  writeFileSync(file, filled.replace('group: TODO', 'group: mind-and-body'));
  expect(await checkContent(project.root)).toEqual([]);

  const { status: answer, html } = await project.ask('/services/salt-room');
  expect(answer).toBe(200);
  for (const word of ['Salt Room', 'You sit and breathe.', 'Dry air']) expect(html).toContain(word);
  const contact = (await project.ask('/contact')).html;
  const [before = '', footer = ''] = contact.split('<footer');
  expect(before).toContain('href="/services/salt-room"');
  expect(footer).toContain('href="/services/salt-room"');
  expect((await project.ask('/services')).html).toContain('href="/services/salt-room"');
};

/** A mistake shows over the page and over the visual editor, and disappears from both once it is fixed. */
export const overlay = async (project: Project, page: Page) => {
  const file = join(project.root, 'content/services/grounding/index.mdx');
  const text = readFileSync(file, 'utf8');
  const said = page.locator('vite-error-overlay');
  await page.goto(`${project.url}/contact`);
  writeFileSync(file, text.replace('title:', 'titel:'));
  await said.getByText('content/services/grounding/index.mdx:2:1').first().waitFor();
  await said.getByText('rename "titel" to "title"').first().waitFor();
  await page.reload();
  await said.getByText('The content has 1 mistake.').first().waitFor();
  const editor = await page.context().newPage();
  await editor.goto(`${project.url}/keystatic/collection/services/item/sauna`);
  const notice = editor.getByRole('alert').filter({ hasText: 'rename "titel" to "title"' });
  await notice.waitFor();
  // A mark that a reload would remove.
  await editor.locator('main').waitFor();
  await editor.evaluate(() => document.body.classList.add('as-it-was'));
  writeFileSync(file, text);
  await said.waitFor({ state: 'detached' });
  await notice.waitFor({ state: 'detached' });
  expect(await editor.locator('body').getAttribute('class')).toContain('as-it-was');
  await editor.close();
};
