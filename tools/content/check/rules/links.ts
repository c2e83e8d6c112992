/** What leads to another page or names another entry. */
import { basename, dirname } from 'node:path';
import type { MdastNode } from 'satteri';
import { COLLECTIONS, folderOf } from '../../collections.ts';
import { bodyOf, headingIds, wordsOf } from '../../read/body.ts';
import { entriesOf, textAt } from '../../read/content.ts';
import type { Message } from '../../read/problem.ts';
import { routesOf } from '../../read/routes.ts';
import { allTexts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';

type Routes = ReturnType<typeof routesOf>;

const link = (found: string, fix: string): Message => ({ kind: 'link', found, fix });

/** What is wrong with an address on this site, if anything is. */
const onSite = (address: string, routes: Routes): Message | undefined => {
  const [path = '', anchor] = address.split('#');
  const places = routes.get(path);
  if (!places) {
    const plain = path.replace(/\/(index)?(\.html)?$|\.html$/, '') || '/';
    const meant = routes.has(plain) ? plain : nearest(path, routes.keys());
    const fix = meant ? `write ${meant}` : 'open the page in a browser and copy what follows the site’s name';
    return link(`${quote(address)}, but there is no such page`, fix);
  }
  if (anchor === undefined || places.has(anchor)) return undefined;
  const names = [...places].filter((name) => name !== 'main');
  const meant = nearest(anchor, names);
  const others = names.length > 0 ? `, or add # and ${anyOf(names)}` : '';
  return link(
    `${quote(address)}, but ${path} has no place named "${anchor}"`,
    meant ? `write ${path}#${meant}` : `write ${path} alone${others}`,
  );
};

/** What is wrong with a link to a heading of its own text, if anything is. */
const toHeading = (url: string, ids: readonly string[]): Message | undefined => {
  const id = url.slice(1);
  if (ids.includes(id)) return undefined;
  const meant = nearest(id, ids);
  const places = ids.length > 0 ? `write # and ${anyOf(ids)}, or ` : '';
  return link(
    `${quote(url)}, but this text has no such heading`,
    meant ? `write #${meant}` : `${places}link to a page`,
  );
};

/** What is wrong with an address elsewhere, or with one that is no address, if anything is. */
const elsewhere = (url: string, words: string): Message | undefined => {
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$|^tel:\+?[0-9-]+$/.test(url)) return undefined;
  if (URL.parse(url)?.protocol === 'https:' && url.startsWith('https://')) return undefined;
  const isWeb = /^(?:http|www\.)/.test(url);
  return {
    kind: isWeb ? 'web-address' : 'link',
    // The parser makes a link of “www.example.org” by itself.
    found: `${quote(url.endsWith(`//${words}`) ? words : url)}, which ${isWeb ? 'does not lead to an https:// address' : 'begins with neither / nor https://'}`,
    fix: url.startsWith('http://')
      ? `write [${words}](https://${url.slice('http://'.length)})`
      : 'begin it with / for a page of this site, or with https:// for another site',
  };
};

/** Finds links to pages and anchors that do not exist, in fields and in texts. */
export const links: Rule = (content, report) => {
  const routes = routesOf(content);
  const own = entriesOf(content, 'site').map((site) => textAt(site, 'url'))[0] ?? '';
  const wrongWith = (node: MdastNode & { url: string }, ids: readonly string[]) => {
    const { url } = node;
    if (own && (url === own || url.startsWith(`${own}/`))) {
      const fix = `write ${url.slice(own.length) || '/'}, without the site’s name`;
      return link(`${quote(url)}, the full address of a page of this site`, fix);
    }
    if (url.startsWith('#')) return toHeading(url, ids);
    return url.startsWith('/') ? onSite(url, routes) : elsewhere(url, wordsOf(node));
  };
  for (const { entry, field, path, value } of allTexts(content)) {
    const wrong = field.role === 'path' && value.startsWith('/') ? onSite(value, routes) : undefined;
    if (wrong) report.field(entry, path, wrong);
  }
  for (const entry of content.entries) {
    const ids = headingIds(entry.source);
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      const wrong = node.type === 'link' ? wrongWith(node, ids) : undefined;
      if (wrong) report.text(entry, offset, wrong, 'A link in the text');
    }
  }
};

/** Finds references to entries that do not exist. A folder whose file is misnamed counts; that is said elsewhere. */
export const references: Rule = (content, report) => {
  const folders = new Set([...content.files].map((file) => dirname(file)));
  for (const { entry, field, path, value } of allTexts(content)) {
    const target = COLLECTIONS.find(({ name }) => name === field.collection);
    if (!target || value === 'TODO') continue;
    const folder = folderOf(content.dir, target);
    const wanted = `${folder}/${value}`;
    if (folders.has(wanted)) continue;
    const slugs = [...folders].filter((one) => dirname(one) === folder).map((one) => basename(one));
    const meant = nearest(value, slugs);
    const gone = typeof path.at(-1) === 'number' ? 'delete the line' : 'write the name of another';
    const changed = `if you renamed the folder, change its name back or write the new one here; if you deleted it, ${gone}`;
    const found = `${quote(value)}, but there is no folder ${wanted}`;
    report.field(entry, path, { kind: 'reference', found, fix: meant ? `write ${meant}` : changed });
  }
};
