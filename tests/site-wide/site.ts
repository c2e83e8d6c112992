/** A built site, and what it must show according to its content. No text of the content is repeated here. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS } from '../../tools/content/collections.ts';
import { entriesOf, readContent, textAt } from '../../tools/content/read/content.ts';

/** The folder with the build. Its content is in `CONTENT_DIR`, as for the build itself. */
export const SITE_ROOT = process.env['SITE_ROOT'] ?? 'dist';

/** The HTML of a page. */
export const htmlOf = (path: string): string =>
  readFileSync(join(SITE_ROOT, `${path === '/' ? '/index' : path}.html`), 'utf8');

const content = readContent(process.cwd());

/** The addresses of the pages that one template makes: one list for each. */
const ALIKE = COLLECTIONS.flatMap((collection) => {
  if (collection.single || collection.route === undefined) return [];
  const { name, route } = collection;
  return [entriesOf(content, name).map(({ id }) => route.replace(/\[\w+\]/, id))];
});

/** Whether the template of a page makes a page of each entry of a collection. */
export const isOfEntry = (path: string): boolean => ALIKE.some((paths) => paths.includes(path));

/** Whether a page is tested in full: of those that one template makes, only the first and the last. */
export const isExample = (path: string): boolean => {
  const paths = ALIKE.find((alike) => alike.includes(path)) ?? [path];
  return path === paths[0] || path === paths.at(-1);
};

/** Whether only examples are tested, on content that was made or changed for a test. */
export const SAMPLE = process.env['PAGES'] === 'sample';

/** The pages that were built. */
export const BUILT = globSync('**/*.html', { cwd: SITE_ROOT })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter((path) => !SAMPLE || isExample(path))
  .sort();

/** Addresses without a page, one for each of the two not-found pages. */
export const NOT_FOUND = ['/nothing', '/services/nothing'];

/** Every page that a visitor can see. */
export const PATHS = [...BUILT.filter((path) => !path.endsWith('/404')), ...NOT_FOUND];

export const FILM_PATHS = BUILT.filter((path) => htmlOf(path).includes('<video'));

/** The widths of the window at which pages are tested, in pixels. */
export const WIDTHS = [320, 768, 1440];

/** The services of the content: address and title. */
export const SERVICES = entriesOf(content, 'services').map((entry) => ({
  path: `/services/${entry.id}`,
  title: textAt(entry, 'title'),
}));
