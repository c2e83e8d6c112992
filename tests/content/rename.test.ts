/** An entry that is renamed keeps its visitors, and all that leads to it. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { redirectsOf } from '../../tools/content/read/addresses.ts';
import { readContent } from '../../tools/content/read/content.ts';
import { renameEntry } from '../../tools/content/renameEntry.ts';
import { followAddresses } from '../../tools/editor/addresses.ts';
import { siteCopy, type Site } from './site.ts';

/** Renames an entry of the copy, which is marked as changed. Returns the files that differ. */
const rename = (site: Site, from: string, to: string): string[] => {
  const result = renameEntry(readContent(site.root), from, to);
  if (typeof result === 'string') throw new Error(result);
  for (const [file, text] of result.files) site.write(file.replace('content/', ''), text);
  renameSync(join(site.root, result.folder.from), join(site.root, result.folder.to));
  return [...result.files.keys()];
};

const redirects = (site: Site) => Object.fromEntries(redirectsOf(readContent(site.root)));

test('references and links follow a renamed service, its former addresses lead to it, and it can be named back', async () => {
  const site = siteCopy();
  site.write(
    'services/cryotherapy/index.mdx',
    `${site.read('services/cryotherapy/index.mdx')}\nAfter the [bench](/services/sauna#before), the cold.\n`,
  );
  site.replace('services/sauna/index.mdx', 'The room smells', '## Before\n\nThe room smells');
  site.replace('services/sauna/index.mdx', '\n---\n', '\nformerAddresses:\n  - /sauna.html\n---\n');
  const before = redirects(site);
  const changed = rename(site, 'services/sauna', 'services/finnish-sauna');
  expect(changed).toContain('content/services/cryotherapy/index.mdx');
  expect(changed.some((file) => file.startsWith('content/stages/'))).toBe(true);
  expect(await checkContent(site.root)).toEqual([]);
  expect(redirects(site)).toEqual({
    ...before,
    '/sauna.html': '/services/finnish-sauna',
    '/services/sauna': '/services/finnish-sauna',
  });

  rename(site, 'content/services/finnish-sauna/', 'sauna');
  expect(await checkContent(site.root)).toEqual([]);
  expect(redirects(site)).toEqual({ ...before, '/services/finnish-sauna': '/services/sauna' });
});

test('the first former address of an entry begins its list, and a place on a page has none', async () => {
  const site = siteCopy();
  rename(site, 'services/breathwork', 'breathing');
  rename(site, 'gallery/meganisi', 'gallery/ionian-sea');
  expect(await checkContent(site.root)).toEqual([]);
  expect(redirects(site)).toMatchObject({ '/services/breathwork': '/services/breathing' });
  expect(Object.keys(redirects(site)).join()).not.toContain('meganisi');
});

test.each([
  [
    'services/suana',
    'services/bench',
    'There is no entry services/suana that can be renamed. Did you mean services/sauna?',
  ],
  ['stages/release', 'stages/let-go', 'There is no entry stages/release that can be renamed.'],
  [
    'services/sauna',
    'services/Finnish Sauna',
    '"Finnish Sauna" cannot be part of an address. Write finnish-sauna.',
  ],
  ['services/sauna', '../sauna', 'An entry stays in its collection. Write services/sauna.'],
  ['services/sauna', 'services/cryotherapy', 'services/cryotherapy is taken. Choose another name.'],
  ['services/sauna', 'services/404', 'services/404 is taken. Choose another name.'],
])('%s is not renamed to %s', (from, to, reason) =>
  expect(renameEntry(readContent(siteCopy().root), from, to)).toBe(reason),
);

test.each([
  ['/services/cryotherapy.html', 'but a page or file has that address today'],
  ['/services/grounding', 'but a page or file has that address today'],
  ['/6r-programme', 'but a page or file has that address today'],
  ['/bench/', 'but content/services/cryotherapy/index.mdx lists it too'],
  ['/services/../bench', 'it must be what follows the site’s name'],
  ['//example.org', 'it must be what follows the site’s name'],
])('the former address %s is refused: %s', async (address, reason) => {
  const site = siteCopy();
  const claim = (slug: string, from: string) =>
    site.write(
      `services/${slug}/index.mdx`,
      site.read(`services/${slug}/index.mdx`).replace('\n---\n', `\nformerAddresses:\n  - ${from}\n---\n`),
    );
  claim('cryotherapy', '/bench');
  claim('grounding', address);
  expect(await checkContent(site.root)).toMatchObject([
    { kind: 'link', found: expect.stringContaining(reason) as string },
  ]);
});

test('a link to a former address is told the new one', async () => {
  const site = siteCopy();
  rename(site, 'services/sauna', 'services/finnish-sauna');
  site.write(
    'services/cryotherapy/index.mdx',
    `${site.read('services/cryotherapy/index.mdx')}\nSee the [bench](/services/sauna).\n`,
  );
  expect(await checkContent(site.root)).toMatchObject([{ fix: 'write /services/finnish-sauna' }]);
});

const addition = (path: string, text: string) => ({ path, contents: Buffer.from(text).toString('base64') });
const written = (site: Site, ...save: [Parameters<typeof followAddresses>[1], string[], string?]) =>
  Object.fromEntries(
    followAddresses(readContent(site.root), ...save).map(({ path, contents }) => [
      path,
      Buffer.from(contents, 'base64').toString(),
    ]),
  );

test('in the visual editor, visitors and references follow an entry that is renamed', () => {
  const site = siteCopy();
  const text = site
    .read('services/sauna/index.mdx')
    .replace('title: Sauna', 'formerAddresses: []\ntitle: Finnish Sauna');
  const to = 'content/services/finnish-sauna/index.mdx';
  const files = written(site, [addition(to, text)], ['content/services/sauna/index.mdx']);
  expect(files[to]).toContain('title: Finnish Sauna');
  expect(files[to]).toContain('formerAddresses:\n  - /services/sauna\n---');
  expect(files['content/stages/release/index.mdx']).toContain('- finnish-sauna');
});

test('in the visual editor, somebody who deletes a page says which page its visitors shall see', () => {
  const site = siteCopy();
  const gone = ['content/services/day-of-silence/index.mdx'];
  site.replace(
    'services/day-of-silence/index.mdx',
    '\n---\n',
    '\nformerAddresses:\n  - /silence.html\n---\n',
  );
  for (const { source } of readContent(site.root).entries)
    if (/^\s*- day-of-silence$/m.test(source.text))
      site.replace(source.file.replace('content/', ''), '- day-of-silence', '- grounding');
  expect(() => written(site, [], gone)).toThrow(
    'Which page shall visitors see who open /services/day-of-silence?',
  );
  expect(() => written(site, [], gone, '/service')).toThrow('There is no page /service.');
  const page = written(site, [], gone, '/services')['content/pages/services/index.json'] ?? '';
  expect(JSON.parse(page)).toMatchObject({
    seo: { formerAddresses: ['/services/day-of-silence', '/silence.html'] },
  });
  const entry = written(site, [], gone, '/services/immunity-drips');
  expect(entry['content/services/immunity-drips/index.mdx']).toContain(
    '  - /leistungen?id=3\n  - /services/day-of-silence\n  - /silence.html\n---',
  );
});
