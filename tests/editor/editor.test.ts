/** The visual editor in a real browser, on a copy of the project, with every request to elsewhere refused. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/content-check/check.ts';
import { readContent, textAt, valueAt } from '../../src/content-check/content.ts';
import { pictureBytes } from '../content/pictures.ts';
import { findBrowser } from '../fixtures/browser.ts';
import { buildIn } from '../fixtures/workshop.ts';
import { eighteenth, overlay } from './dev.ts';
import { serveCopy, type Project } from './project.ts';

const MINUTE = 60_000;

let project: Project;
let browser: Browser;
let page: Page;
const elsewhere: string[] = [];

beforeAll(async () => {
  project = await serveCopy();
  browser = await chromium.launch(findBrowser()?.launch ?? {});
  page = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage();
  page.on('response', (response) => {
    if (!response.url().startsWith(project.url) && response.url().startsWith('http'))
      elsewhere.push(response.url());
  });
  // The first visit makes the development server bundle the editor, which can outlast the page that asked for it.
  const services = page.getByRole('link', { name: 'Services' }).first();
  const visit = async () => {
    await page.goto(`${project.url}/keystatic`, { timeout: MINUTE });
    await services.waitFor({ timeout: MINUTE });
  };
  await vi.waitFor(visit, { timeout: 7 * MINUTE, interval: 1000 });
}, 8 * MINUTE);

afterAll(async () => {
  await browser.close();
  project.stop();
});

const ENTRIES = readContent(process.cwd()).entries.map((entry) => {
  const { collection, id, source } = entry;
  const kind = collection.single
    ? `singleton/${collection.name}`
    : `collection/${collection.name}/item/${id}`;
  // A field that each kind of entry has, to change and to change back.
  const path = [['title'], ['area'], ['heading'], ['name'], ['motto'], ['hero', 'heading']].find(
    (way) => typeof valueAt(source.data, way) === 'string',
  );
  const words = path ? textAt(entry, ...path) : '';
  return { file: source.file.replace('content/', ''), url: `/keystatic/${kind}`, words };
});

/** Goes to a form as the editor's own links do, without loading the editor anew. */
const open = async (url: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ timeout: MINUTE });
};

const save = async () => {
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'), {
    timeout: MINUTE,
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await page.getByText('Unsaved').waitFor({ state: 'hidden' });
};

/** The box that holds exactly these words. */
const boxWith = async (words: string) => {
  const boxes = page.getByRole('textbox');
  await expect
    .poll(async () => (await boxes.evaluateAll(valuesOf)).indexOf(words), { timeout: MINUTE })
    .toBeGreaterThan(-1);
  return boxes.nth((await boxes.evaluateAll(valuesOf)).indexOf(words));
};

const valuesOf = (boxes: Element[]) => boxes.map((box) => ('value' in box ? String(box.value) : ''));

/** Lines that one text has and the other lacks. */
const differing = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
};

for (const { file, url, words } of ENTRIES) {
  // Saving needs a change; that all else in the file stays as it was is what opening and saving must not disturb.
  test(`${file}: a word changed changes a line, and nothing beside it`, { timeout: 4 * MINUTE }, async () => {
    const before = project.read(file);
    await open(url);
    await (await boxWith(words)).fill(`${words}!`);
    await save();
    const after = project.read(file);
    expect(after).not.toBe(before);
    expect(after.replace(`${words}!`, () => words)).toBe(before);
    writeFileSync(join(project.root, 'content', file), before);
  });
}

test(
  'a title and a benefit changed and a photograph added reach the site',
  { timeout: 6 * MINUTE },
  async () => {
    const service = project.read('services/sauna/index.mdx');
    // Loaded anew, as the editor has not seen that the files were put back. The server's word of that may reload it once
    // more before it stands there.
    await page.goto(`${project.url}/keystatic/collection/services/item/sauna`, { waitUntil: 'commit' });
    await (await boxWith('Sauna')).fill('Finnish Sauna');
    await page.getByText('A thorough sweat').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('A good long sweat');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await save();
    expect(differing(service, project.read('services/sauna/index.mdx'))).toEqual({
      gone: ['title: Sauna', '  - A thorough sweat, the body’s own way of keeping cool'],
      come: ['title: Finnish Sauna', '  - A good long sweat'],
    });

    const photograph = join(project.root, 'new picture.jpg');
    writeFileSync(photograph, await pictureBytes(1600, 1067));
    const gallery = project.read('gallery/anjarle/index.json');
    await open('/keystatic/collection/gallery/item/anjarle');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const chosen = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose file' }).click();
    await (await chosen).setFiles(photograph);
    await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A boat in the evening.');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await save();
    const { gone, come } = differing(gallery, project.read('gallery/anjarle/index.json'));
    expect(gone).toEqual([]);
    expect(come).toEqual(['      "src": "./new-picture.jpg",', '      "alt": "A boat in the evening."']);

    expect(await checkContent(project.root)).toEqual([]);
    await project.reads('A boat in the evening.');
    expect(await (await fetch(`${project.url}/services/sauna`)).text()).toContain('A good long sweat');
    expect(await (await fetch(`${project.url}/gallery`)).text()).toContain('A boat in the evening.');
  },
);

test('an eighteenth service needs no code', { timeout: 3 * MINUTE }, () => eighteenth(project));

test('the built site shows what was changed, and the eighteenth service', { timeout: 5 * MINUTE }, () => {
  expect(buildIn(project.root)).toBeUndefined();
  const built = (path: string) => readFileSync(join(project.root, 'dist', `${path}.html`), 'utf8');
  expect(built('services/sauna')).toMatch(/<h1[^>]*>Finnish Sauna</);
  expect(built('services/sauna')).toContain('A good long sweat');
  expect(built('gallery')).toContain('A boat in the evening.');
  expect(built('services/salt-room')).toContain('You sit and breathe.');
  for (const page of ['index', 'services', 'contact'])
    expect(built(page)).toContain('href="/services/salt-room"');
});

test('mistakes show in the browser until they are mended', { timeout: 4 * MINUTE }, () =>
  overlay(project, page),
);

test('nothing came from elsewhere', () => expect(elsewhere).toEqual([]));
