/** The development server while content changes: every page is asked for once, straight after the change. */
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureBytes } from '../content/pictures.ts';
import { serveCopy, type Project } from './project.ts';

const TIMES = Array.from({ length: 10 }, (_, index) => index);
const SAUNA = 'content/services/sauna/index.mdx';
const SALT = 'content/services/salt-room';

let project: Project;
let sauna: string;
const at = (file: string) => join(project.root, file);

/** A service made from another, with a picture of its own. */
const salt = (picture: string) =>
  sauna
    .replace('title: Sauna', 'title: Salt Room')
    .replace('Rounds of dry heat', 'Quiet rounds of dry heat')
    .replace(/^order: \d+$/m, 'order: 99')
    .replaceAll('./sauna.jpg', `./${picture}.jpg`);

const headingOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];

/** Another visitor, for whom a page is in the making half of the time. */
const other = { answers: [] as number[], here: true };
let visits: Promise<void> | undefined;

beforeAll(async () => {
  project = await serveCopy('live', (root) => {
    // Somebody left a mistake, and went home.
    const file = join(root, 'content/site.json');
    renameSync(file, `${file}.away`);
    writeFileSync(file, '{ "name": ');
  });
  sauna = project.read('services/sauna/index.mdx');
});

afterAll(async () => {
  other.here = false;
  await visits;
  project.stop();
});

beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(`The server said:\n${project.said()}`)));

test('a server that starts on a mistake shows the content once it is mended', async () => {
  renameSync(at('content/site.json.away'), at('content/site.json'));
  const { status, html } = await project.ask('/services/sauna');
  expect(status).toBe(200);
  expect(headingOf(html)).toBe('Sauna');

  const visit = async (...paths: string[]) => {
    while (other.here)
      for (const path of paths) {
        const asked = performance.now();
        other.answers.push((await project.ask(path)).status);
        await pause(performance.now() - asked);
      }
  };
  visits = visit('/services', '/services/grounding', '/gallery');
});

test.for(TIMES)('a word in a field and one in the text are seen at once (%i)', async (nth) => {
  const [title, word] = [`Sauna No ${nth}`, `Evening No ${nth}.`];
  writeFileSync(at(SAUNA), `${sauna.replace('title: Sauna', `title: ${title}`)}\n${word}\n`);
  const { status, html } = await project.ask('/services/sauna');
  expect(status).toBe(200);
  expect(headingOf(html)).toBe(title);
  expect(html.includes(word)).toBe(true);
});

test.for(TIMES)('a word in a file of fields is seen at once (%i)', async (nth) => {
  const file = at('content/pages/contact/index.json');
  const fields = JSON.parse(project.read('pages/contact/index.json')) as { heading: string };
  writeFileSync(file, JSON.stringify({ ...fields, heading: `Write to us ${nth}` }, null, 2));
  expect(headingOf((await project.ask('/contact')).html)).toBe(`Write to us ${nth}`);
});

const listed = async () => (await project.ask('/services')).html.includes('href="/services/salt-room"');

test.for(TIMES)('a new service is there at once, and gone at once (%i)', async (nth) => {
  mkdirSync(at(SALT));
  // As `content:new` leaves it, with a picture that is not there yet.
  writeFileSync(at(`${SALT}/index.mdx`), salt('TODO'));
  await pause(nth * 100);
  writeFileSync(at(`${SALT}/salt.jpg`), await pictureBytes(1600, 1200));
  writeFileSync(at(`${SALT}/index.mdx`), salt('salt'));
  const { status, html } = await project.ask('/services/salt-room');
  expect(status).toBe(200);
  expect(headingOf(html)).toBe('Salt Room');
  expect(await listed()).toBe(true);

  rmSync(at(SALT), { recursive: true });
  expect((await project.ask('/services/salt-room')).status).toBe(404);
  expect(await listed()).toBe(false);
});

test('another picture under the same name is seen at once', async () => {
  const widthOf = async () =>
    /salt\.jpg%3ForigWidth%3D(\d+)/.exec((await project.ask('/services/salt-room')).html)?.[1];
  cpSync(at('content/services/sauna'), at(SALT), { recursive: true });
  renameSync(at(`${SALT}/sauna.jpg`), at(`${SALT}/salt.jpg`));
  writeFileSync(at(`${SALT}/index.mdx`), salt('salt'));
  for (const width of [1600, 1800, 1640]) {
    writeFileSync(at(`${SALT}/salt.jpg`), await pictureBytes(width, 1200));
    expect(await widthOf()).toBe(String(width));
  }
  rmSync(at(SALT), { recursive: true });
});

test('with a mistake in the content, pages stay as they were', async () => {
  writeFileSync(at(SAUNA), sauna.replace('title: Sauna', 'titel: Another Sauna'));
  const { status, html } = await project.ask('/services/sauna');
  expect(status).toBe(200);
  expect(html.includes('Another Sauna')).toBe(false);
  writeFileSync(at(SAUNA), sauna.replace('title: Sauna', 'title: Another Sauna'));
  expect(headingOf((await project.ask('/services/sauna')).html)).toBe('Another Sauna');
});

test('all the while, another visitor was answered', async () => {
  other.here = false;
  await visits;
  // A busy server answers both more slowly, so how often depends on the machine.
  expect(other.answers.length).toBeGreaterThan(TIMES.length);
  expect(new Set(other.answers)).toEqual(new Set([200]));
});
