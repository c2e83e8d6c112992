/** A built site, and what it must show according to its content. No text of the content is repeated here. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS } from '../../tools/content/collections.ts';
import { entriesOf, readContent, textAt, valueAt } from '../../tools/content/read/content.ts';

/** The folder with the build. Its content is in `CONTENT_DIR`, as for the build itself. */
export const SITE_ROOT = process.env['SITE_ROOT'] ?? 'dist';

const sitemap = join(SITE_ROOT, 'sitemap.xml');

/** The pages that the sitemap lists. */
const LISTED = existsSync(sitemap)
  ? [...readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
  : [];

const built = globSync('**/*.html', { cwd: SITE_ROOT })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((path) => !path.endsWith('/404'));

/** Addresses without a page, one for each of the two not-found pages. */
export const NOT_FOUND = ['/nothing', '/services/nothing'];

const content = readContent(process.cwd());

/** The addresses of the pages that one template makes: one list for each. */
const ALIKE = COLLECTIONS.flatMap((collection) => {
  if (collection.single || collection.route === undefined) return [];
  const { name, route } = collection;
  return [{ name, paths: entriesOf(content, name).map(({ id }) => route.replace(/\[\w+\]/, id)) }];
});

/** The collection whose entry a page shows, if its template makes a page of each. */
export const templateOf = (path: string) => ALIKE.find(({ paths }) => paths.includes(path))?.name;

/** Whether a page is tested in full: of those that one template makes, only the first and the last. */
const isExample = (path: string): boolean => {
  const { paths = [path] } = ALIKE.find((alike) => alike.paths.includes(path)) ?? {};
  return path === paths[0] || path === paths.at(-1);
};

const SAMPLE = process.env['PAGES'] === 'sample';

/** With `PAGES=sample`, only examples are tested at all. */
export const isTested = (path: string): boolean => !SAMPLE || isExample(path);

/** The widths of the window at which pages are tested, in pixels. */
export const WIDTHS = [320, 768, 1440];

/**
 * The widths at which axe judges a page. The widest shows the whole menu, and the narrowest hides it; at the one between,
 * a page with other words has nothing more to judge.
 */
export const axeWidths = (path: string): readonly number[] => {
  if (!isExample(path)) return WIDTHS.slice(-1);
  return SAMPLE ? [WIDTHS[0], WIDTHS.at(-1)].filter((width) => width !== undefined) : WIDTHS;
};

/** Every page that a visitor can see: those in the sitemap, those left out of it, and the not-found pages. */
export const PATHS = [...new Set([...LISTED, ...built, ...NOT_FOUND])].filter(isTested);

/** The pages with a film. */
export const FILM_PATHS = built
  .filter(isTested)
  .filter((path) =>
    readFileSync(join(SITE_ROOT, `${path === '/' ? '/index' : path}.html`), 'utf8').includes('<video'),
  );

/** The services of the content in menu order: address and title. */
export const SERVICES = entriesOf(content, 'services')
  .map((entry) => ({
    path: `/services/${entry.id}`,
    title: textAt(entry, 'title'),
    order: Number(valueAt(entry.source.data, ['order'])),
  }))
  .sort((one, other) => one.order - other.order || one.path.localeCompare(other.path));
