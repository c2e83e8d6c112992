/** The copy of the project that is served, and its content, which is the fixture site again after each test. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { replaceOnce } from '../../tools/test/files.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';

export const PROJECT = resolve(import.meta.dirname, '../results/editor/project');

const CONTENT = join(PROJECT, 'content');

/** The path of a file in the content: `at('site.json')`. */
export const at = (file: string) => join(CONTENT, file);

export const read = (file: string) => readFileSync(at(file), 'utf8');

export const write = (file: string, text: string | Uint8Array) => writeFileSync(at(file), text);

/** See `replaceOnce`. */
export const replace = (file: string, from: string, to: string) => replaceOnce(at(file), from, to);

const filesIn = (folder: string) =>
  globSync('**', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

const restore = () => {
  const files = filesIn(FIXTURE_CONTENT);
  const added = filesIn(CONTENT).filter((file) => !files.includes(file));
  for (const file of added) rmSync(at(file));
  for (const file of files)
    if (!isSame(join(FIXTURE_CONTENT, file), at(file))) cpSync(join(FIXTURE_CONTENT, file), at(file));
};

/** A test after which the content is restored. */
export const test = base.extend<{ restored: undefined }>({
  restored: [
    async ({}, use) => {
      await use(undefined);
      restore();
    },
    { auto: true },
  ],
});

/** What the editor’s own requests say about themselves. */
export const OWN = { 'sec-fetch-site': 'same-origin', 'no-cors': '1', 'content-type': 'application/json' };

/** Opens a form of the visual editor: `collection/services/item/sauna`. */
export const openForm = async (page: Page, form: string) => {
  await page.goto(`/keystatic/${form}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
};

export const pressSave = (form: Page | FrameLocator) =>
  form.getByRole('button', { name: 'Save', exact: true }).click();

/** Opens a page where its texts can be clicked. */
export const openClick = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  return { site: page.frameLocator('iframe >> nth=0'), form: page.frameLocator('iframe >> nth=1') };
};

/** Saves, and waits until the form may be typed into again. */
export const save = async (page: Page, form: Page | FrameLocator = page) => {
  const answer = page.waitForResponse('**/api/keystatic/update');
  await pressSave(form);
  expect((await answer).status()).toBe(200);
  await expect(form.locator('dialog[open]')).toHaveCount(0);
  await expect(form.getByText('Unsaved')).toBeHidden();
};

export { expect };
