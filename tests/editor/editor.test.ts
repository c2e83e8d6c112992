/** The visual editor in a real browser, on a copy of the project, with every request to other hosts refused. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { readContent, textAt, valueAt } from '../../tools/content/read/content.ts';
import { pictureBytes } from '../content/pictures.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { findBrowser } from '../../tools/test/browser.ts';
import { buildIn } from '../../tools/test/temporaryProject.ts';
import { eighteenth, overlay } from './dev.ts';
import { foreign, inert, outside } from './foreign.ts';
import { serveCopy, type Project } from './project.ts';

/** How long a step may take, in milliseconds. On the first visit the development server bundles the editor. */
const PATIENCE = 180_000;

let project: Project;
let browser: Browser;
let page: Page;
const elsewhere: string[] = [];

beforeAll(async () => {
  project = await serveCopy('editor');
  browser = await chromium.launch(findBrowser()?.launch ?? {});
  page = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage();
  page.context().setDefaultTimeout(PATIENCE);
  page.on('response', (response) => {
    if (!response.url().startsWith(project.url) && response.url().startsWith('http'))
      elsewhere.push(response.url());
  });
  await page.goto(`${project.url}/keystatic`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Services' }).first().waitFor();
});

afterAll(async () => {
  await browser.close();
  project.stop();
});

beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(`The server said:\n${project.said()}`)));

/** What a value is made of, whatever its words: the kinds of its fields, and of the first item of its lists. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
};

const ENTRIES = readContent(process.cwd(), FIXTURE_CONTENT).entries.map((entry) => {
  const { collection, id, source } = entry;
  const kind = collection.single
    ? `singleton/${collection.name}`
    : `collection/${collection.name}/item/${id}`;
  // A field to change and change back: every kind of entry has one of these.
  const path = [
    ['title'],
    ['area'],
    ['heading'],
    ['name'],
    ['motto'],
    ['hero', 'heading'],
    ['links', 'stages'],
  ].find((way) => typeof valueAt(source.data, way) === 'string');
  const words = path ? textAt(entry, ...path) : '';
  const file = source.file.replace(`${FIXTURE_CONTENT}/`, '');
  return {
    file,
    url: `/keystatic/${kind}`,
    words,
    shape: `${collection.name} ${JSON.stringify(shapeOf(source.data))}`,
  };
});

/** Opens a form as the editor's own links do, without reloading the editor. */
const open = async (url: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
};

const save = async () => {
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  await saveEnds();
};

/** Until then nothing can be typed. */
const saveEnds = async () => {
  await page.locator('html:not([aria-busy])').waitFor();
  expect(await page.getByText('Unsaved').isVisible()).toBe(false);
};

/** The text box with exactly this text. */
const boxWith = async (words: string) => {
  const boxes = page.getByRole('textbox');
  await expect
    .poll(async () => (await boxes.evaluateAll(valuesOf)).indexOf(words), { timeout: PATIENCE })
    .toBeGreaterThan(-1);
  return boxes.nth((await boxes.evaluateAll(valuesOf)).indexOf(words));
};

const valuesOf = (boxes: Element[]) => boxes.map((box) => ('value' in box ? String(box.value) : ''));

/** Lines that only one of two texts has. */
const differing = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
};

/** The day of the last change, which every save sets. */
const DAY = /(?<=updated\W+)\d{4}-\d{2}-\d{2}/;
const dayIn = (text: string) => DAY.exec(text)?.[0];
const undated = (text: string) => text.replace(DAY, '');
const TODAY = new Date().toISOString().slice(0, 10);

/** The first and the last of all entries of one shape, because the editor saves them in the same way. */
const EXAMPLES = [...Map.groupBy(ENTRIES, ({ shape }) => shape).values()].flatMap((alike) => [
  ...new Set([...alike.slice(0, 1), ...alike.slice(-1)]),
]);

for (const { file, url, words } of EXAMPLES) {
  // Saving needs a change. Opening and saving must leave the rest of the file as it was.
  test(`${file}: changing a word changes nothing else`, async () => {
    const before = project.read(file);
    await open(url);
    await (await boxWith(words)).fill(`${words}!`);
    await save();
    const after = project.read(file);
    expect(after).not.toBe(before);
    expect(undated(after.replace(`${words}!`, () => words))).toBe(undated(before));
    if (before.includes('updated')) expect(dayIn(after)).toBe(TODAY);
    writeFileSync(join(project.root, 'content', file), before);
  });
}

test('nothing typed while a save is on its way is lost without a word', async () => {
  const file = 'services/grounding/index.mdx';
  const before = project.read(file);
  await open('/keystatic/collection/services/item/grounding');
  const box = await boxWith('Grounding');
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/api/keystatic/update', async (route) => {
    await held;
    await route.continue();
  });
  await box.fill('Grounding!');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('html[aria-busy]').waitFor();
  await box.pressSequentially(' lost');
  expect(await box.inputValue()).toBe('Grounding!');
  release(undefined);
  await saveEnds();
  await page.unroute('**/api/keystatic/update');
  await box.press('End');
  await box.pressSequentially('?');
  expect(await box.inputValue()).toBe('Grounding!?');
  await save();
  expect(project.read(file)).toContain('Grounding!?');
  writeFileSync(join(project.root, 'content', file), before);
});

/** What somebody might type instead of a text, and where the editor says that it is wrong. */
const SLIPS: [(words: string) => string, 'form' | 'page'][] = [
  [() => '', 'form'],
  [(words) => `${words} ${'and so on '.repeat(120)}`.trim(), 'form'],
  [(words) => `${words} TODO`, 'page'],
  [(words) => `**${words}**`, 'page'],
  [(words) => `${words} <b>now</b>`, 'page'],
];
const slipped = ENTRIES.filter(({ file }) => /^(services|stages|why|gallery)\//.test(file)).slice(0, 20);

test('each of 20 mistakes is seen in the editor, and gone once it is corrected', async () => {
  expect(slipped).toHaveLength(20);
  // The editor has not noticed that files were restored.
  await page.goto(`${project.url}/keystatic`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Services' }).first().waitFor();
  const notSaved = page.getByRole('alert').filter({ hasText: 'Not saved' });
  const mistake = page.getByRole('alert').filter({ hasText: 'the content has a mistake' });
  const waits: number[] = [];
  for (const [index, { file, url, words }] of slipped.entries()) {
    const [slip, where] = SLIPS[index % SLIPS.length] ?? [() => '', 'form'];
    const before = project.read(file);
    await open(url);
    const box = await boxWith(words);
    await box.fill(slip(words));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const saved = performance.now();
    const notice = where === 'form' ? notSaved : mistake.getByText(file);
    await notice.waitFor();
    waits.push(Math.round(performance.now() - saved));
    expect(project.read(file) === before).toBe(where === 'form');
    // It stays until the mistake is corrected. One of each kind shows it.
    if (index < SLIPS.length) await page.waitForTimeout(1000);
    expect(await notice.isVisible()).toBe(true);
    if (where === 'page') await saveEnds();
    await (await boxWith(slip(words))).fill(`${words}!`);
    await save();
    await notice.waitFor({ state: 'detached' });
    writeFileSync(join(project.root, 'content', file), before);
  }
  console.log(`Mistakes were seen after ${waits.join(', ')} ms.`);
});

test('the timetable’s list shows time and activity, and says what is wrong inside a line', async () => {
  const file = 'schedule/evening/index.json';
  const { lines } = JSON.parse(project.read(file)) as { lines: { time: string; activity: string }[] };
  const [line] = lines;
  const before = project.read(file);
  await open('/keystatic/collection/schedule/item/evening');
  await page.getByText(`${line?.time} – ${line?.activity}`).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Time' }).fill('7 o’clock');
  await dialog.getByRole('textbox', { name: 'Activity' }).click();
  const reason = 'This must be a time such as "6:00 AM", or "Sunset".';
  await dialog.getByText(reason).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await alert.getByText(`Timed lines, 1, Time: ${reason}`).waitFor();
  expect(project.read(file)).toBe(before);
});

test('deleting an entry that others refer to warns first', async () => {
  await page.goto(`${project.url}/keystatic/collection/services/item/sauna`, { waitUntil: 'commit' });
  await boxWith('Sauna');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  const answer = page.waitForResponse((response) => response.url().endsWith('/update'));
  await page
    .getByRole('button', { name: /delete/i })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click();
  expect((await answer).status()).toBe(409);
  await expect.poll(() => asked.join()).toContain('content/stages/release/index.mdx');
  expect(project.read('services/sauna/index.mdx')).toContain('Sauna');
});

test('a changed title, a changed benefit and an added photograph reach the site', async () => {
  const service = project.read('services/sauna/index.mdx');
  // Reload: the editor has not noticed that the files were restored. Do not wait for the page to load, because the
  // server may reload it once more for that change.
  await page.goto(`${project.url}/keystatic/collection/services/item/sauna`, { waitUntil: 'commit' });
  await (await boxWith('Sauna')).fill('Finnish Sauna');
  await page.getByText('A thorough sweat').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('A good long sweat');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await save();
  expect(differing(undated(service), undated(project.read('services/sauna/index.mdx')))).toEqual({
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
  const { gone, come } = differing(undated(gallery), undated(project.read('gallery/anjarle/index.json')));
  expect(gone).toEqual([]);
  expect(come).toEqual(['      "src": "./new-picture.jpg",', '      "alt": "A boat in the evening."']);

  expect(await checkContent(project.root)).toEqual([]);
  expect((await project.ask('/gallery')).html).toContain('A boat in the evening.');
  expect((await project.ask('/services/sauna')).html).toContain('A good long sweat');
});

test('an eighteenth service needs no code', () => eighteenth(project));

test('the built site shows what was changed, and the eighteenth service', () => {
  expect(buildIn(project.root)).toBeUndefined();
  const built = (path: string) => readFileSync(join(project.root, 'dist', `${path}.html`), 'utf8');
  expect(built('services/sauna')).toMatch(/<h1[^>]*>Finnish Sauna</);
  expect(built('services/sauna')).toContain('A good long sweat');
  expect(built('gallery')).toContain('A boat in the evening.');
  expect(built('services/salt-room')).toContain('You sit and breathe.');
  for (const page of ['index', 'services', 'contact'])
    expect(built(page)).toContain('href="/services/salt-room"');
});

test('mistakes show in the browser until they are fixed', () => overlay(project, page));

test('other pages read and write nothing', () => foreign(project, page));

test('nothing is written outside the content', () => outside(project, page));

test('code in an entry does not run', () => inert(project));

test('nothing was loaded from other hosts', () => expect(elsewhere).toEqual([]));
