import type { MdastNode } from 'satteri';
import { bodyOf, headingIds, wordsOf } from '../../read/body.ts';
import { entriesOf, textAt } from '../../read/content.ts';
import type { Message } from '../../read/problem.ts';
import { routesOf } from '../../read/routes.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { expecting, quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';

type Routes = ReturnType<typeof routesOf>;

const link = (found: string, expected: string, fix: string): Message => ({
  kind: 'link',
  found,
  expected,
  fix,
});

/** What is wrong with an address on this site, if anything is. */
const onSite = (address: string, routes: Routes): Message | undefined => {
  const [path = '', anchor] = address.split('#');
  const places = routes.get(path);
  if (!places) {
    const plain = path.replace(/\/(index)?(\.html)?$|\.html$/, '') || '/';
    const meant = routes.has(plain) ? plain : nearest(path, routes.keys());
    return link(
      `${quote(address)}, and there is no such page`,
      expecting('the address of a page of this site', meant),
      meant === undefined
        ? 'open the page in a browser and copy what follows the site’s name'
        : `write ${meant}`,
    );
  }
  if (anchor === undefined || places.has(anchor)) return undefined;
  const names = [...places].filter((name) => name !== 'main');
  return link(
    `${quote(address)}, and ${path} has no place named "${anchor}"`,
    expecting(names.length > 0 ? `${path}# and one of ${names.join(', ')}` : path, nearest(anchor, names)),
    `correct what follows #, or write ${path} alone`,
  );
};

/** What is wrong with a link to a heading of its own text, if anything is. */
const inText = (url: string, ids: readonly string[]): Message | undefined => {
  const id = url.slice(1);
  if (ids.includes(id)) return undefined;
  const places =
    ids.length > 0 ? `# and one of ${ids.join(', ')}` : 'no link to a heading, as there are none';
  return link(
    `${quote(url)}, and no heading of this text makes that place`,
    expecting(places, nearest(id, ids)),
    'correct what follows #, or link to a page',
  );
};

/** What is wrong with an address elsewhere, or with one that is no address, if anything is. */
const elsewhere = (url: string, words: string): Message | undefined => {
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$|^tel:\+?[0-9-]+$/.test(url)) return undefined;
  if (URL.parse(url)?.protocol === 'https:' && url.startsWith('https://')) return undefined;
  return {
    kind: /^(?:http|www\.)/.test(url) ? 'web-address' : 'link',
    found: quote(url),
    expected: 'an address that begins with / on this site, or with https:// elsewhere',
    // The parser makes a link of “www.example.org” by itself.
    fix: url.startsWith('http://')
      ? `write [${words}](https://${url.slice('http://'.length)})`
      : 'write the whole address',
  };
};

/** Finds links to pages and anchors that do not exist, in fields and in texts. */
export const links: Rule = (content, report) => {
  const routes = routesOf(content);
  const own = entriesOf(content, 'site').map((site) => textAt(site, 'url'))[0] ?? '';
  const wrongWith = (node: MdastNode & { url: string }, ids: readonly string[]) => {
    const { url } = node;
    if (own && (url === own || url.startsWith(`${own}/`))) {
      const found = `${quote(url)}, the full address of a page of this site`;
      return link(found, 'the address without the site’s name', `write ${url.slice(own.length) || '/'}`);
    }
    if (url.startsWith('#')) return inText(url, ids);
    return url.startsWith('/') ? onSite(url, routes) : elsewhere(url, wordsOf(node));
  };
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      const wrong = field.role === 'path' && value.startsWith('/') ? onSite(value, routes) : undefined;
      if (wrong) report.field(entry, path, wrong);
    }
    const ids = headingIds(entry.source);
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      const wrong = node.type === 'link' ? wrongWith(node, ids) : undefined;
      if (wrong) report.text(entry, offset, wrong, 'A link in the text');
    }
  }
};
