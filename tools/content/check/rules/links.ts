/** What leads to another page or names another entry. */
import { basename, dirname } from 'node:path';
import { COLLECTIONS, folderOf } from '../../collections.ts';
import { redirectsOf } from '../../read/addresses.ts';
import { bodyOf, headingIds, wordsOf } from '../../read/body.ts';
import { entriesOf, textAt } from '../../read/content.ts';
import type { Message, Words } from '../../read/problem.ts';
import { routesOf } from '../../read/routes.ts';
import { allTexts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, quote } from '../phrases.ts';
import { readTable } from '../tables/table.ts';
import { nearest } from '../suggest/nearest.ts';

type Routes = ReturnType<typeof routesOf>;

const link = (found: string, fix: string): Message => ({ kind: 'link', found, fix });

const OPEN = 'open the page in a browser and copy what follows the site’s name';

/** The page that an address means that is written as a file’s path is: `../cryotherapy/index.mdx`. */
const pageFor = (path: string, routes: Routes): string | undefined => {
  const plain =
    `/${path.replace(/^(?:\.{0,2}\/)*(?:content\/)?/, '')}`.replace(
      /\/(index)?(\.\w+)?$|\.(?:html?|mdx?)$/,
      '',
    ) || '/';
  const ends = [...routes.keys()].filter((route) => route.toLowerCase().endsWith(plain.toLowerCase()));
  if (routes.has(plain)) return plain;
  return plain !== '/' && ends.length === 1 ? ends[0] : nearest(path, routes.keys());
};

/** What is wrong with an address on this site, if anything is. */
const onSite = (address: string, routes: Routes, moved: ReadonlyMap<string, string>): Message | undefined => {
  const [before = '', anchor] = address.split('#');
  const path = before.split('?', 1)[0] ?? '';
  const places = routes.get(before);
  if (!places) {
    const meant = moved.get(path) ?? pageFor(path, routes);
    return link(`${quote(address)}, but there is no such page`, meant ? `write ${meant}` : OPEN);
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

/** Addresses that lead to another through a program, which records who follows them: the name of the field that has it. */
const WRAPPED: readonly (readonly [host: RegExp, parameter: string])[] = [
  [/(?:^|\.)google\.[a-z.]+$/, 'q'],
  [/(?:^|\.)google\.[a-z.]+$/, 'url'],
  [/safelinks\.protection\.outlook\.com$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com$/, 'u'],
  [/(?:^|\.)(?:youtube|steamcommunity)\.com$/, 'q'],
  [/(?:^|\.)linkedin\.com$/, 'url'],
  [/^(?:away\.vk\.com|out\.reddit\.com|slack-redir\.net|href\.li|duckduckgo\.com)$/, 'to'],
  [/^(?:slack-redir\.net|out\.reddit\.com|exit\.sc)$/, 'url'],
  [/^duckduckgo\.com$/, 'uddg'],
];

/** By these a page is told who sent a visitor. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|mc_[ce]id|igshid|igsh|_hs\w+|vero_id|ref_src|li_fat_id|srsltid)$/;

const PRIVATE = readTable('hosts');

/** What an address leads to in the end: out of its wrappers, and without what tells who sent a visitor. */
const realOf = (address: URL): URL => {
  for (const [host, parameter] of WRAPPED) {
    const inner = host.test(address.hostname) ? URL.parse(address.searchParams.get(parameter) ?? '') : null;
    if (inner) return realOf(inner);
  }
  const real = new URL(address);
  for (const name of address.searchParams.keys()) if (TRACKING.test(name)) real.searchParams.delete(name);
  return real;
};

/** How to write a link of a text, or an address in a field, where there are no words. */
const written = (address: string, words?: string) =>
  `write ${words === undefined ? address : `[${words}](${address})`}`;

/** What is wrong with an address elsewhere, or with one that is no address, if anything is. */
const elsewhere = (url: string, own: string, routes: Routes, words?: string): Message | undefined => {
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$|^tel:\+?[0-9-]+$/.test(url)) return undefined;
  const kind = /^(?:http|www\.)/.test(url) ? 'web-address' : 'link';
  const say = (is: string, fix: string): Message => ({
    kind,
    about: url,
    found: `${quote(url)}, ${is}`,
    fix,
  });
  const parts = URL.parse(url.startsWith('www.') ? `https://${url}` : url);
  const unsure = 'open the page in a browser and copy its whole address';
  if (/^https?:\/\/https?\b/.test(url))
    return say(
      'which begins twice',
      written(url.replace(/^https?:\/\//, '').replace(/^https?:?\/*/, 'https://'), words),
    );
  if (/^[^\s@/:]+@[^\s@]+\.\w+$/.test(url))
    return say('an address of mail without “mailto:”', written(`mailto:${url}`, words));
  if (/^(?:tel|mailto):/.test(url))
    return say(
      'which is no number and no address of mail',
      'put the whole number after “tel:”, or the address after “mailto:”, without spaces',
    );
  if (!parts || !/^https?:$/.test(parts.protocol)) {
    const meant = /^[\w./-]+$/.test(url) ? pageFor(url, routes) : undefined;
    return say(
      'which is not a complete web address',
      meant
        ? written(meant, words)
        : 'begin it with / for a page of this site, or with https:// for another site',
    );
  }
  const path = parts.pathname.replace(/(?<=.)\/$/, '');
  const secret = PRIVATE.find(({ looks }) => looks.test(parts.hostname));
  const isPublic =
    /\/(?:pub|viewform|formResponse)\b|^\/forms\//.test(parts.pathname) &&
    parts.hostname === 'docs.google.com';
  if (secret && !isPublic)
    return say(secret.is, routes.has(path) && path !== '/' ? written(path + parts.hash, words) : secret.fix);
  if (!/\.\p{L}[\p{L}\d-]+$/u.test(parts.hostname) || parts.hostname.includes('..'))
    return say('which is not a complete web address', unsure);
  const real = realOf(parts);
  const isOwn = own !== '' && [own, own.replace('://www.', '://')].includes(real.origin);
  if (real.href !== parts.href) {
    const fix = written(isOwn ? real.href.slice(real.origin.length) : real.href, words);
    if (real.origin !== parts.origin)
      return say('which leads through a program that records who follows it', fix);
    const isNoted = !isOwn && !/chatgpt|openai|perplexity|copilot|claude/i.test(parts.search);
    return {
      ...say('which tells a page who sent a visitor', fix),
      ...(isNoted && { severity: 'note' as const }),
    };
  }
  if (isOwn && words !== undefined)
    return link(
      `${quote(url)}, the full address of a page of this site`,
      written(url.slice(real.origin.length) || '/', words),
    );
  if (parts.protocol === 'https:' && url.startsWith('https://')) return undefined;
  return say(
    'which is not a complete web address',
    written(`https://${url.replace(/^http:\/\//, '')}`, words),
  );
};

/** Words that say nothing of where a link leads. */
const VAGUE =
  /^(?:here|this|link|this (?:link|page)|(?:read |find out |learn )?more|more info(?:rmation)?|details|website|\S+:\/\/\S+|www\.\S+)[.:!…]*$/i;

/** Finds links to pages and anchors that do not exist, or that visitors should not follow, in fields and in texts. */
export const links: Rule = (content, report) => {
  const routes = routesOf(content);
  const moved = redirectsOf(content);
  const own = entriesOf(content, 'site').map((site) => textAt(site, 'url'))[0] ?? '';
  for (const { entry, field, path, value } of allTexts(content)) {
    const isHome = entry.collection.name === 'site' && path.length === 1;
    const wrong =
      field.role === 'path' && value.startsWith('/')
        ? onSite(value, routes, moved)
        : field.role === 'address' && value.startsWith('https://') && !isHome
          ? elsewhere(value, own, routes)
          : undefined;
    if (wrong) report.field(entry, path, wrong);
  }
  for (const entry of content.entries) {
    const ids = headingIds(entry.source);
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'link') continue;
      const { url } = node;
      const words = wordsOf(node);
      const part = 'A link in the text';
      const wrong = url.startsWith('#')
        ? toHeading(url, ids)
        : url.startsWith('/')
          ? onSite(url, routes, moved)
          : elsewhere(url, own, routes, words);
      if (wrong) report.text(entry, offset, wrong, part);
      else if (VAGUE.test(words.trim())) {
        const vague: Words = {
          found: `the link ${quote(words)}, which does not say where it leads`,
          fix: 'let its words name what is there',
        };
        report.text(entry, offset, { kind: 'slip', severity: 'note', about: words, ...vague }, part);
      }
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
    const choose = `write the name of a folder in ${folder}, or delete the line`;
    const found = `${quote(value)}, but there is no folder ${wanted}`;
    report.field(entry, path, { kind: 'reference', found, fix: meant ? `write ${meant}` : choose });
  }
};
