import type { Redirects } from '../../../hosting/rules.ts';
import { addressOf, redirectsOf, routesOf, type Routes } from '../../read/addresses.ts';
import { bodyOf, headingIds, wordsOf } from '../../read/body.ts';
import { entriesOf, textAt } from '../../read/content.ts';
import type { Message } from '../../read/problem.ts';
import { allTexts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';
import { misleading, namesOf, plainAddress, VAGUE } from '../words/linkWords.ts';
import { wrongNumber } from '../words/telephone.ts';
import { FIND_PAGE, pageFor, wrongAddress } from '../words/webAddress.ts';

const NO_FILE = 'delete the sentence, or ask whoever looks after the site to add the file first';
const link = (found: string, fix: string): Message => ({ kind: 'link', found, fix });

/** What is wrong with an address on this site, if anything is. */
const onSite = (address: string, routes: Routes, redirects: Redirects): Message | undefined => {
  const [before = '', anchor] = address.split('#');
  const path = before.split('?', 1)[0] ?? '';
  const places = routes.get(before);
  if (!places) {
    if (/^\/files\/|\.(?!(?:html?|mdx?)$)\w+$/.test(path))
      return link(`${quote(address)}, but the site has no such file`, NO_FILE);
    const meant = redirects.get(before) ?? pageFor(path, routes);
    return link(`${quote(address)}, but there is no such page`, meant ? `write ${meant}` : FIND_PAGE);
  }
  if (anchor === undefined || places.has(anchor) || anchor.startsWith(':~:')) return undefined;
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

const wrongCall = (url: string): Message | undefined => {
  const [is, fix] = (url.startsWith('tel:') ? wrongNumber(url.slice('tel:'.length)) : undefined) ?? [];
  return is === undefined || fix === undefined ? undefined : link(`${quote(url)}, ${is}`, fix);
};

/** Finds links to pages and anchors that do not exist, or that visitors should not follow, in fields and in texts. */
export const links: Rule = (content, report) => {
  const routes = routesOf(content);
  const redirects = redirectsOf(content);
  const own = entriesOf(content, 'site').map((site) => textAt(site, 'url'))[0] ?? '';
  const names = namesOf(content);
  for (const { entry, field, path, value, group } of allTexts(content)) {
    const isHome = entry.collection.name === 'site' && path.length === 1;
    // An activity is a link to its service.
    const service = path[0] === 'service' ? `/services/${value}` : '';
    const other = names.has(service) && misleading(textAt(entry, 'title'), service, undefined, names);
    if (other) report.field(entry, path, { ...other, fix: other.fix.replace('/services/', '') });
    const wrong =
      field.role === 'path' && value.startsWith('/')
        ? (onSite(value, routes, redirects) ??
          (typeof group['label'] === 'string'
            ? misleading(group['label'], value, undefined, names)
            : undefined))
        : field.role === 'address' && value.startsWith('https://')
          ? wrongAddress(value, isHome ? '' : own, routes)
          : undefined;
    if (wrong) report.field(entry, path, wrong);
  }
  for (const entry of content.entries) {
    const ids = headingIds(entry.source);
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'link') continue;
      const { url } = node;
      const words = wordsOf(node);
      const say = (message: Message) => report.text(entry, offset, message, 'A link in the text');
      const wrong =
        url === ''
          ? link(
              `the link ${quote(words)}, which has no address`,
              'write its address in the round brackets, or the words alone',
            )
          : url.startsWith('#')
            ? toHeading(url, ids)
            : /^\/(?!\/)/.test(url)
              ? (onSite(url, routes, redirects) ?? misleading(words, url, addressOf(entry), names))
              : (wrongAddress(url, own, routes, words) ?? wrongCall(url));
      const [said, real] = [words, url.replace(/^tel:/, '')].map(plainAddress);
      const [found, fix] = [`the link ${quote(words)}, which `, 'let its words name what is there'];
      if (wrong) say(wrong);
      else if (said !== undefined && real !== undefined && said !== real)
        say(link(`${found}leads to ${quote(url)}`, 'correct its words, or its address'));
      else if (VAGUE.test(words.trim()))
        say({
          ...link(`${found}does not say where it leads`, fix),
          kind: 'slip',
          severity: 'note',
          about: words,
        });
    }
  }
};
