import type { MdastNode } from 'satteri';
import { bodyOf, headingIds, wordsOf } from '../../read/body.ts';
import { entriesOf, textAt } from '../../read/content.ts';
import { expecting, nearest } from '../suggest.ts';
import type { Words } from '../report.ts';
import { routesOf } from '../../read/routes.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

type Link = MdastNode & { url: string };

type Routes = ReturnType<typeof routesOf>;

/** What is wrong with an address on this site, if anything is. */
const trouble = (address: string, routes: Routes): Words | undefined => {
  const [path = '', anchor] = address.split('#');
  const places = routes.get(path);
  const pages = [...routes.keys()];
  if (!places) {
    const plain = path.replace(/\/(index)?(\.html)?$|\.html$/, '') || '/';
    const meant = routes.has(plain) ? plain : nearest(path, pages);
    return {
      kind: 'link',
      found: `${quote(address)}, and there is no such page`,
      expected: expecting('the address of a page of this site', meant),
      fix:
        meant === undefined
          ? 'open the page in a browser and copy what follows the site’s name'
          : `write ${meant}`,
    };
  }
  if (anchor === undefined || places.has(anchor)) return undefined;
  const names = [...places].filter((name) => name !== 'main');
  return {
    kind: 'link',
    found: `${quote(address)}, and ${path} has no place named "${anchor}"`,
    expected: expecting(
      names.length > 0 ? `${path}# and one of ${names.join(', ')}` : path,
      nearest(anchor, names),
    ),
    fix: `correct what follows #, or write ${path} alone`,
  };
};

/** What is wrong with the address of a link in running text, if anything is. */
const inText = (node: Link, own: string, ids: readonly string[], routes: Routes): Words | undefined => {
  const { url } = node;
  if (own && (url === own || url.startsWith(`${own}/`))) {
    return {
      kind: 'link',
      found: `${quote(url)}, the full address of a page of this site`,
      expected: 'the address without the site’s name',
      fix: `write ${url.slice(own.length) || '/'}`,
    };
  }
  if (url.startsWith('#')) {
    if (ids.includes(url.slice(1))) return undefined;
    const places =
      ids.length > 0 ? `# and one of ${ids.join(', ')}` : 'no link to a heading, as there are none';
    return {
      kind: 'link',
      found: `${quote(url)}, and no heading of this text makes that place`,
      expected: expecting(places, nearest(url.slice(1), ids)),
      fix: 'correct what follows #, or link to a page',
    };
  }
  if (url.startsWith('/')) return trouble(url, routes);
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$|^tel:\+?[0-9-]+$/.test(url)) return undefined;
  if (URL.parse(url)?.protocol === 'https:' && url.startsWith('https://')) return undefined;
  return {
    kind: url.startsWith('http') || url.startsWith('www.') ? 'web-address' : 'link',
    found: quote(url),
    expected: 'an address that begins with / on this site, or with https:// elsewhere',
    // The parser makes a link of “www.example.org” by itself.
    fix: url.startsWith('http://')
      ? `write [${wordsOf(node)}](https://${url.slice('http://'.length)})`
      : 'write the whole address',
  };
};

/** Finds links to pages and anchors that do not exist, in fields and in texts. */
const links: Rule = (content, report) => {
  const routes = routesOf(content);
  const [site] = entriesOf(content, 'site');
  const own = site ? textAt(site, 'url') : '';
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      const words = field.role === 'path' && value.startsWith('/') ? trouble(value, routes) : undefined;
      if (words) report.field(entry, path, words);
    }
    const ids = headingIds(entry.source);
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      const words = node.type === 'link' ? inText(node, own, ids, routes) : undefined;
      if (words) report.text(entry, offset, 'A link in the text', words);
    }
  }
};

export default links;
