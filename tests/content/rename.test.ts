/** An entry that is renamed keeps its visitors, and all that leads to it. */
import { expect, test } from 'vitest';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { redirectsOf } from '../../tools/content/read/addresses.ts';
import { readContent } from '../../tools/content/read/content.ts';
import { renameEntry } from '../../tools/content/renameEntry.ts';
import { followAddresses } from '../../tools/editor/addresses.ts';
import { siteCopy, type Site } from './site.ts';

const SAUNA = 'services/sauna/index.mdx';

/** Renames an entry of the copy. Returns the files that differ. */
const rename = (site: Site, from: string, to: string): string[] => {
  const result = renameEntry(readContent(site.root), from, to);
  if (typeof result === 'string') throw new Error(result);
  for (const [file, text] of result.files) site.write(file.replace('content/', ''), text);
  const { folder } = result;
  site.move(folder.from.replace('content/', ''), folder.to.replace('content/', ''));
  return [...result.files.keys()];
};

/** Adds a former address to a service. */
const claim = (site: Site, slug: string, from: string) =>
  site.replace(`services/${slug}/index.mdx`, '\n---\n', `\nformerAddresses:\n  - ${from}\n---\n`);

/** Adds a paragraph to a service. */
const add = (site: Site, text: string, file = 'services/cryotherapy/index.mdx') =>
  site.write(file, `${site.read(file)}\n${text}\n`);

const redirects = (site: Site) => Object.fromEntries(redirectsOf(readContent(site.root)));

test('references and links follow a renamed service, its former addresses lead to it, and it can be named back', async () => {
  const site = siteCopy();
  add(site, 'After the [bench](/services/sauna#before), the cold.');
  add(site, '## Before\n\nSee [above](/services/sauna), not [all](/services).', SAUNA);
  site.replace(SAUNA, "updated: '2026-11-20'", 'updated: 2026-11-20');
  claim(site, 'sauna', '/sauna.html');
  const before = redirects(site);
  const changed = rename(site, 'services/sauna', 'services/finnish-sauna');
  expect(changed.some((file) => file.startsWith('content/stages/'))).toBe(true);
  expect(site.read('services/cryotherapy/index.mdx')).toContain('(/services/finnish-sauna#before)');
  const text = site.read('services/finnish-sauna/index.mdx');
  expect(text).toContain('[above](/services/finnish-sauna), not [all](/services)');
  expect(text).toContain("updated: '2026-11-20'");
  expect(redirects(site)).toEqual({
    ...before,
    '/sauna.html': '/services/finnish-sauna',
    '/services/sauna': '/services/finnish-sauna',
  });
  expect(await checkContent(site.root)).toEqual([]);

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
  add(site, 'See the [bench](/services/breathwork).');
  expect(await checkContent(site.root)).toMatchObject([{ fix: 'write /services/breathing' }]);
});

const NO_ENTRY = 'that can be renamed.';

test.each([
  ['services/suana', 'services/bench', `no entry services/suana ${NO_ENTRY} Did you mean services/sauna?`],
  ['stages/release', 'stages/let-go', `no entry stages/release ${NO_ENTRY}`],
  [
    'services/sauna',
    'services/Finnish Sauna',
    '"Finnish Sauna" cannot be part of an address. Write finnish-sauna.',
  ],
  ['services/sauna', '../sauna', 'An entry stays in its collection. Write services/sauna.'],
  ['services/sauna', 'services/cryotherapy', 'services/cryotherapy is taken. Choose another name.'],
  ['services/sauna', 'services/404', 'services/404 is taken. Choose another name.'],
])('%s is not renamed to %s', (from, to, reason) =>
  expect(renameEntry(readContent(siteCopy().root), from, to)).toContain(reason),
);

test('in the visual editor, whoever deletes a page says which page its visitors see instead', () => {
  const site = siteCopy();
  const gone = ['content/services/day-of-silence/index.mdx'];
  claim(site, 'day-of-silence', '/silence.html');
  for (const stage of ['reframe', 'release'])
    site.replace(`stages/${stage}/index.mdx`, '  - day-of-silence\n', '');
  /** What the save writes. */
  const written = (leadTo?: string) =>
    Object.fromEntries(
      followAddresses(readContent(site.root), [], gone, leadTo).map(({ path, contents }) => [
        path,
        Buffer.from(contents, 'base64').toString(),
      ]),
    );
  expect(() => written()).toThrow('visitors to /services/day-of-silence see instead?');
  expect(() => written('/service')).toThrow('There is no page /service.');
  const page = written('/services')['content/pages/services/index.json'] ?? '';
  expect(JSON.parse(page)).toMatchObject({
    seo: { formerAddresses: ['/services/day-of-silence', '/silence.html'] },
  });
  const entry = written('/services/immunity-drips');
  expect(entry['content/services/immunity-drips/index.mdx']).toContain(
    '  - /leistungen?id=3\n  - /services/day-of-silence\n  - /silence.html\n---',
  );
});
