/** What leads to another page or names another entry. */
import { basename, dirname } from 'node:path';
import { COLLECTIONS, folderOf } from '../../collections.ts';
import { bodyOf, headingIds, wordsOf } from '../../read/body.ts';
import { entriesOf, textAt, valueAt } from '../../read/content.ts';
import type { Message, Words } from '../../read/problem.ts';
import { routesOf } from '../../read/routes.ts';
import { allTexts } from '../../read/textFields.ts';
import { slugOf } from '../../slug.ts';
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
const onSite = (address: string, routes: Routes): Message | undefined => {
  const [before = '', anchor] = address.split('#');
  const path = before.split('?', 1)[0] ?? '';
  const places = routes.get(before);
  if (!places) {
    const meant = pageFor(path, routes);
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
  [/(?:^|\.)(?:google\.[a-z.]+|youtube\.com|steamcommunity\.com)$/, 'q'],
  [/(?:^|\.)google\.[a-z.]+$|safelinks\.protection\.outlook\.com$|(?:^|\.)linkedin\.com$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com$|^urldefense\.proofpoint\.com$/, 'u'],
  [/^(?:away\.vk\.com|out\.reddit\.com|slack-redir\.net|href\.li)$/, 'to'],
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

/** Slips in what begins an address, and what it should be. */
const BEGINNINGS: readonly (readonly [looks: RegExp, begins: string, is: string])[] = [
  [/^https?:\/\/(?=https?\b)(?:https?(?::\/*|\/+))+/i, 'https://', 'which begins twice'],
  [/^(?:mail:|mailto:\/+)(?=[^@\s]+@)/i, 'mailto:', 'which does not begin with “mailto:”'],
  [/^(?=[^\s@/:]+@[^\s@]+\.\w+$)/, 'mailto:', 'an email address without “mailto:”'],
  [/^(?:(?:callto|phone|tel):\/*)?(?=\+?[\d().-]{6,}$)/i, 'tel:', 'which is not a valid telephone link'],
  [
    /^(?:h?t{1,3}p{1,2}s?(?::\/*|\/+)|\/\/)(?=[^/]+\.\p{L})|^(?=(?:[\w-]+\.)+(?!mdx?\b|html?\b|jpe?g\b|png\b|pdf\b)\p{L}{2,}(?:\/|$))/iu,
    'https://',
    '',
  ],
];

/** What is wrong with an address elsewhere, or with one that is no address, if anything is. */
const elsewhere = (url: string, own: string, routes: Routes, words?: string): Message | undefined => {
  if (/^mailto:[^@\s/]+@[^@\s]+\.[^@\s]+$|^tel:\+?(?:-?\d){6,15}$/.test(url)) return undefined;
  const isWeb = /^(?:http|www\.)/.test(url);
  const kind = isWeb ? 'web-address' : 'link';
  const beginning = isWeb ? 'does not begin with https://' : 'begins with neither / nor https://';
  /** How to write a link of a text, or an address in a field, where there are no words. */
  const written = (address: string) => {
    const isBare = words === undefined || (words === url && !address.startsWith('/'));
    return `write ${isBare ? address : `[${words}](${address})`}`;
  };
  const say = (is: string, fix: string): Message => ({
    kind,
    about: url,
    // The parser makes a link of “www.example.org” by itself.
    found: `${quote(words && url.endsWith(`//${words}`) ? words : url)}, ${is}`,
    fix,
  });
  const isComplete = ({ hostname }: URL) =>
    /\.\p{L}[\p{L}\d-]+$/u.test(hostname.replace(/^www\./, '')) && !hostname.includes('..');
  const row = BEGINNINGS.find(
    ([looks, begins]) => looks.test(url) && !(begins === 'https://' && /^https:\/\/(?!https?\b)/.test(url)),
  );
  const mended = row ? url.replace(row[0], row[1]) : url;
  const parts = URL.parse(row?.[1] === 'tel:' ? mended.replaceAll(/\(0\)|[().-]/g, '') : mended);
  if (!parts || !/^(?:https?|tel|mailto):$/.test(parts.protocol)) {
    const meant = /^[\w./-]+$/.test(url) ? pageFor(url, routes) : undefined;
    const fix = 'begin it with / for a page of this site, or with https:// for another site';
    return say(`which ${beginning}`, meant ? written(meant) : fix);
  }
  if (!parts.protocol.startsWith('http'))
    return row && /^tel:\+?\d{6,15}$|^mailto:[^@\s/]+@[^@\s]+\.[^@\s]+$/.test(parts.href)
      ? say(row[2], written(parts.href))
      : say(
          parts.protocol === 'tel:' ? 'which is no telephone number' : 'which is no address of mail',
          'put the whole number after “tel:”, or the address after “mailto:”, without spaces',
        );
  const path = parts.pathname.replace(/(?<=.)\/$/, '');
  const secret = PRIVATE.find(({ looks }) =>
    [parts.hostname, parts.hostname + parts.pathname + parts.search].some((address) => looks.test(address)),
  );
  const isPublic = /^docs\.google\.com\/(?:forms\/|.*\/(?:pub|viewform|formResponse)\b)/.test(
    parts.hostname + parts.pathname,
  );
  if (secret && !isPublic)
    return say(secret.is, routes.has(path) && path !== '/' ? written(path + parts.hash) : secret.fix);
  if (!isComplete(parts) || parts.username)
    return say(
      parts.username ? 'which has a name and a password in it' : 'which is not a complete web address',
      'open the page in a browser and copy its whole address',
    );
  const real = realOf(parts);
  const isOwn =
    own !== '' && [own, own.replace('://www.', '://')].includes(real.origin.replace('http:', 'https:'));
  const here = real.href.slice(real.origin.length);
  if (isOwn && words !== undefined) {
    const meant = routes.has(real.pathname) ? here : pageFor(real.pathname, routes);
    const is =
      real.href === parts.href ? 'the full address of a page of this site' : 'which has tracking parameters';
    return {
      ...say(is, meant ? written(meant) : OPEN),
      kind: real.href === parts.href ? 'link' : 'web-address',
    };
  }
  if (isOwn && here === '/') return say('which is this site itself', 'write the address of the other site');
  if (real.origin !== parts.origin)
    return say('which leads through a program that records who follows it', written(real.href));
  if (real.href !== parts.href)
    return {
      ...say('which has tracking parameters', written(real.href)),
      ...(!isOwn && !/chatgpt|openai|perplexity|copilot|claude/i.test(parts.search) && { severity: 'note' }),
    };
  return row ? say(row[2] || `which ${beginning}`, written(mended)) : undefined;
};

/** The address, the mail or the number that the words of a link are, in the form of one that it leads to. */
const plainAddress = (words: string): string | undefined => {
  const text = words.trim().toLowerCase();
  if (/^\+?[\d\s().-]{8,}$/.test(text)) return text.replaceAll(/\(0\)|\D/g, '').slice(-7);
  const [, address] =
    /^(?:(?:https?|mailto):(?:\/\/)?)?(?:www\.)?((?:[^\s@/]+@)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?:\/|$)/.exec(
      text,
    ) ?? [];
  return address;
};

/** Words that say nothing of where a link leads. */
const VAGUE =
  /^(?:here|this|link|this (?:link|page)|(?:read |find out |learn )?more|more info(?:rmation)?|details|website|\S+:\/\/\S+|www\.\S+)[.:!…]*$/i;

/** Finds links to pages and anchors that do not exist, or that visitors should not follow, in fields and in texts. */
export const links: Rule = (content, report) => {
  const routes = routesOf(content);
  const own = entriesOf(content, 'site').map((site) => textAt(site, 'url'))[0] ?? '';
  for (const { entry, field, path, value } of allTexts(content)) {
    const isHome = entry.collection.name === 'site' && path.length === 1;
    const wrong =
      field.role === 'path' && value.startsWith('/')
        ? onSite(value, routes)
        : field.role === 'address' && value.startsWith('https://')
          ? elsewhere(value, isHome ? '' : own, routes)
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
        : /^\/(?!\/)/.test(url)
          ? onSite(url, routes)
          : elsewhere(url, own, routes, words);
      const [said, real] = [words, url.replace(/^tel:/, '')].map(plainAddress);
      if (wrong) report.text(entry, offset, wrong, part);
      else if (said !== undefined && real !== undefined && said !== real)
        report.text(
          entry,
          offset,
          link(`the link ${quote(words)}, which leads to ${quote(url)}`, 'correct its words, or its address'),
          part,
        );
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
    // An entry that was renamed still has its old name as its title, or in its new name.
    const known = entriesOf(content, target.name).map(({ id, source }) => ({
      id: slugOf(id),
      title: slugOf(String(valueAt(source.data, ['title']))),
    }));
    const meant =
      nearest(value, slugs) ??
      known.find(({ id, title }) => title === value || `-${id}-`.includes(`-${value}-`))?.id;
    const gone = typeof path.at(-1) === 'number' ? 'delete the line' : 'write the name of another';
    const changed = `if you renamed the folder, change its name back or write the new one here; if you deleted it, ${gone}`;
    const found = `${quote(value)}, but there is no folder ${wanted}`;
    report.field(entry, path, { kind: 'reference', found, fix: meant ? `write ${meant}` : changed });
  }
};
