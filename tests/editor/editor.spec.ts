/** What somebody does in the visual editor. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readContent, textAt, valueAt } from '../../tools/content/read/content.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { pictureBytes } from '../content/pictures.ts';
import { at, expect, openForm, OWN, pressSave, PROJECT, read, replace, save, test } from './site.ts';

const GROUNDING = 'collection/services/item/grounding';

/** What a value is made of, whatever its words: the kinds of its fields, and of the first item of its lists. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
};

/** Every kind of entry has one of these. */
const TEXTS = [
  ['title'],
  ['area'],
  ['heading'],
  ['name'],
  ['motto'],
  ['hero', 'heading'],
  ['links', 'stages'],
];

/** One entry of every shape, because the editor saves those of one shape alike. */
const EXAMPLES = [
  ...Map.groupBy(readContent('.', FIXTURE_CONTENT).entries, ({ collection, source }) =>
    JSON.stringify([collection.name, shapeOf(source.data)]),
  ).values(),
].flatMap(([entry]) => {
  const text = TEXTS.find((path) => typeof valueAt(entry?.source.data, path) === 'string');
  if (!entry || !text) return [];
  const { collection, id, source } = entry;
  return {
    file: source.file.replace(`${FIXTURE_CONTENT}/`, ''),
    form: collection.single ? `singleton/${id}` : `collection/${collection.name}/item/${id}`,
    words: textAt(entry, ...text),
  };
});

/** The text box with exactly these words. */
const boxWith = async (page: Page, words: string) => {
  const boxes = page.getByRole('textbox');
  const values = () => boxes.evaluateAll((all) => all.map((box) => ('value' in box ? box.value : '')));
  await expect.poll(values).toContain(words);
  return boxes.nth((await values()).indexOf(words));
};

/** A text without the day of its last change, which every save sets. */
const undated = (text: string) => text.replace(/(?<=updated\W+)\d{4}-\d{2}-\d{2}/, '');

test('every form changes what was typed and nothing else', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http') && !response.url().startsWith(baseURL ?? ''))
      elsewhere.push(response.url());
  });
  await openForm(page, GROUNDING);
  for (const { file, form, words } of EXAMPLES) {
    await test.step(file, async () => {
      const before = read(file);
      // As the editor's own links do.
      await page.evaluate((url) => {
        history.pushState(null, '', url);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/keystatic/${form}`);
      await (await boxWith(page, words)).fill(`${words}!`);
      await save(page);
      const after = read(file);
      expect(after).toContain(`${words}!`);
      expect(undated(after.replace(`${words}!`, () => words))).toBe(undated(before));
      if (before.includes('updated')) expect(after).toContain(new Date().toISOString().slice(0, 10));
    });
  }
  expect(elsewhere).toEqual([]);
});

test('nothing typed during a save is lost without a word', async ({ page }) => {
  await openForm(page, GROUNDING);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/api/keystatic/update', async (route) => {
    await held;
    await route.continue();
  });
  await title.fill('Grounding!');
  await title.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toHaveText('Saving…');
  await page.keyboard.type(' lost');
  await expect(title).toHaveValue('Grounding!');
  release(undefined);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await save(page);
  expect(read('services/grounding/index.mdx')).toContain('Grounding!?');
});

test('a list shows time and activity, and a save says what is wrong inside one of its items', async ({
  page,
}) => {
  const file = 'schedule/evening/index.json';
  const before = read(file);
  const { lines } = JSON.parse(before) as { lines: { time: string; activity: string }[] };
  const reason = 'This must be a time such as "6:00 AM", "Sunrise" or "Sunset".';
  await openForm(page, 'collection/schedule/item/evening');
  await page.getByText(`${lines[0]?.time} – ${lines[0]?.activity}`).click();
  const item = page.getByRole('dialog');
  await item.getByRole('textbox', { name: 'Time' }).fill('7 o’clock');
  await item.getByRole('textbox', { name: 'Activity' }).click();
  await expect(item.getByText(reason)).toBeVisible();
  await page.keyboard.press('Escape');
  await pressSave(page);
  await expect(page.getByRole('alert')).toContainText(`Not saved`);
  await expect(page.getByRole('alert')).toContainText(`Timed lines, 1, Time: ${reason}`);
  expect(read(file)).toBe(before);
});

test('a mistake that was saved shows beside the form and over the page until it is corrected', async ({
  page,
  context,
}) => {
  const site = await context.newPage();
  await site.goto('/services/grounding');
  await openForm(page, GROUNDING);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const notice = page.getByRole('alert').filter({ hasText: 'Mistakes in the saved content' });
  const overlay = site.locator('vite-error-overlay');
  // A reload would take this away, and with it what is being typed.
  await page.evaluate(() => document.body.classList.add('not-reloaded'));
  await title.fill('Grounding TODO');
  await save(page);
  for (const said of [notice, overlay]) {
    await expect(said).toContainText('content/services/grounding/index.mdx:2');
    await expect(said).toContainText('To fix:');
  }
  await expect(page.locator('vite-error-overlay')).toBeHidden();
  await title.fill('Barefoot');
  // Somebody else saves a file meanwhile.
  replace('services/sauna/index.mdx', 'title: Sauna', 'title: Finnish Sauna');
  await save(page);
  await expect(notice).toBeHidden();
  await expect(overlay).toBeHidden();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Barefoot');
  await expect(page.locator('body.not-reloaded')).toBeAttached();
});

const addPhotograph = async (page: Page, name: string, buffer: Buffer, words: string) => {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  const item = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await item.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  await item.getByRole('textbox', { name: 'Alternative text' }).fill(words);
  await item.getByRole('button', { name: 'Add', exact: true }).click();
};

const GALLERY = 'gallery/anjarle/index.json';

/** The pictures that the gallery names. */
const listed = () => [...read(GALLERY).matchAll(/\.\/[\w-]+\.jpg/g)].map(([src]) => src);

test('an uploaded photograph is prepared, its original kept, and shown on the page', async ({ page }) => {
  const before = listed();
  const bytes = await pictureBytes(2400, 3200, 'camera');
  await openForm(page, 'collection/gallery/item/anjarle');
  // There is a 1.jpg already.
  await addPhotograph(page, '1.PNG', bytes, 'A boat in the evening.');
  await save(page);
  const [name = ''] = listed().filter((src) => !before.includes(src));
  const { width, height, exif } = await sharp(at(`gallery/anjarle/${name}`)).metadata();
  expect([width, height, exif]).toEqual([2560, 1920, undefined]);
  expect(readFileSync(join(PROJECT, 'originals/content/gallery/anjarle/1.png')).equals(bytes)).toBe(true);
  await page.goto('/gallery');
  await expect(page.getByAltText('A boat in the evening.')).toBeAttached();
});

test('photographs of one name, and one named like a photograph that is there, are all kept', async ({
  page,
}) => {
  const before = read('gallery/anjarle/1.jpg');
  await openForm(page, 'collection/gallery/item/anjarle');
  for (const [index, name] of ['_IMG 1.JPG', '_IMG 1.JPG', '1.jpg'].entries()) {
    await addPhotograph(page, name, await pictureBytes(1600 + index, 1200), `A boat, number ${index}.`);
  }
  await save(page);
  const names = listed().slice(-3);
  expect(names).toEqual(['./img-1.jpg', './img-1-2.jpg', './1-2.jpg']);
  const widths = names.map(async (name) => (await sharp(at(`gallery/anjarle/${name}`)).metadata()).width);
  expect(await Promise.all(widths)).toEqual([1600, 1601, 1602]);
  expect(read('gallery/anjarle/1.jpg')).toBe(before);
});

test('an upload that cannot be used is refused, and nothing of the save is kept', async ({ request }) => {
  const picture = 'gallery/anjarle/boat.jpg';
  const additions = [
    [GALLERY, read(GALLERY).replace('./1.jpg', './boat.jpg')],
    [picture, '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ].map(([path, text]) => ({
    path: `content/${path}`,
    contents: Buffer.from(`${text}`).toString('base64url'),
  }));
  const answer = await request.post('/api/keystatic/update', {
    headers: OWN,
    data: { additions, deletions: [] },
  });
  expect(await answer.text()).toContain(
    `Nothing was saved. content/${picture} cannot be used: it is really HEIC`,
  );
  expect(read(GALLERY)).not.toContain('boat.jpg');
  expect(existsSync(at(picture))).toBe(false);
});

/** Deletes the entry of a form. */
const remove = async (page: Page, form: string) => {
  await openForm(page, form);
  const press = (within: Page | Locator) =>
    within
      .getByRole('button', { name: /delete/i })
      .first()
      .click();
  await press(page);
  await press(page.getByRole('alertdialog'));
};

test('an entry that others refer to is not deleted', async ({ page }) => {
  await remove(page, 'collection/services/item/sauna');
  await expect(page.getByText('Nothing was saved')).toContainText('content/stages/release/index.mdx');
  expect(existsSync(at('services/sauna/index.mdx'))).toBe(true);
});

test('a renamed entry keeps its old address as a former address', async ({ page }) => {
  await openForm(page, 'collection/services/item/sauna');
  await page.getByRole('textbox', { name: 'Address' }).fill('finnish-sauna');
  await save(page);
  expect(read('services/finnish-sauna/index.mdx')).toContain('formerAddresses:\n  - /services/sauna\n---');
  expect(existsSync(at('services/finnish-sauna/sauna.jpg'))).toBe(true);
  for (const name of ['index.mdx', 'sauna.jpg']) expect(existsSync(at(`services/sauna/${name}`))).toBe(false);
  expect(read('stages/release/index.mdx')).toContain('- finnish-sauna');
});

test('a deleted page’s address redirects to the chosen page, and an entry without a page is deleted at once', async ({
  page,
}) => {
  for (const stage of ['reframe', 'release'])
    replace(`stages/${stage}/index.mdx`, '  - day-of-silence\n', '');
  page.once('dialog', (dialog) => void dialog.accept('/services'));
  await remove(page, 'collection/services/item/day-of-silence');
  await expect.poll(() => existsSync(at('services/day-of-silence/index.mdx'))).toBe(false);
  expect(read('pages/services/index.json')).toContain('"/services/day-of-silence"');
  await remove(page, 'collection/team/item/breath-and-movement');
  await expect.poll(() => existsSync(at('team/breath-and-movement/index.json'))).toBe(false);
});
