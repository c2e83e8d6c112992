/** What an editor sees while the site runs on their computer. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { checkContent } from '../../src/content-check/check.ts';
import { pictureBytes } from '../content/pictures.ts';
import type { Project } from './project.ts';

const MINUTE = 60_000;

const pageOf = async (project: Project, path: string) => {
  const response = await fetch(project.url + path);
  return { status: response.status, html: await response.text() };
};

/** An eighteenth service by `content:new` alone, with its words filled in and a picture put beside it. */
export const eighteenth = async (project: Project) => {
  const script = resolve(import.meta.dirname, '../../scripts/content-new.ts');
  const { status } = spawnSync(process.execPath, [script, 'services', 'Salt Room'], { cwd: project.root });
  expect(status).toBe(0);
  const file = join(project.root, 'content/services/salt-room/index.mdx');
  const words = [
    'A room of salt.',
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
  writeFileSync(file, filled);
  expect(await checkContent(project.root)).toEqual([]);

  await project.reads('You sit and breathe.');
  // Astro tells of new words a moment before it knows the picture that came with them.
  const made = async () => (await pageOf(project, '/services/salt-room')).status;
  await expect.poll(made, { timeout: MINUTE, interval: 500 }).toBe(200);
  const { html } = await pageOf(project, '/services/salt-room');
  for (const word of ['Salt Room', 'You sit and breathe.', 'Dry air']) expect(html).toContain(word);
  const contact = (await pageOf(project, '/contact')).html;
  const [before = '', footer = ''] = contact.split('<footer');
  expect(before).toContain('href="/services/salt-room"');
  expect(footer).toContain('href="/services/salt-room"');
  expect((await pageOf(project, '/services')).html).toContain('href="/services/salt-room"');
};

/** A mistake shows over the page in the browser, and over the visual editor, and goes from both when it is mended. */
export const overlay = async (project: Project, page: Page) => {
  const file = join(project.root, 'content/services/grounding/index.mdx');
  const text = readFileSync(file, 'utf8');
  const said = page.locator('vite-error-overlay');
  await page.goto(`${project.url}/contact`);
  writeFileSync(file, text.replace('title:', 'titel:'));
  await said.getByText('content/services/grounding/index.mdx:2:1').first().waitFor({ timeout: MINUTE });
  await said.getByText('rename "titel" to "title"').first().waitFor();
  await page.reload();
  await said.getByText('The content has 1 mistake.').first().waitFor({ timeout: MINUTE });
  const editor = await page.context().newPage();
  await editor.goto(`${project.url}/keystatic/collection/services/item/sauna`);
  await editor.locator('vite-error-overlay').waitFor({ timeout: MINUTE });
  // What a reload would lose.
  await editor.locator('main').waitFor({ timeout: MINUTE });
  await editor.evaluate(() => document.body.classList.add('as-it-was'));
  writeFileSync(file, text);
  await said.waitFor({ state: 'detached', timeout: MINUTE });
  await editor.locator('vite-error-overlay').waitFor({ state: 'detached', timeout: MINUTE });
  expect(await editor.locator('body').getAttribute('class')).toContain('as-it-was');
  await editor.close();
};
