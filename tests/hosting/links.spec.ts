import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { publishedOrigin, readAll } from './pages.ts';

const ADDRESSES = /<(?:a|link|img|source|script|video|astro-island)\b[^>]*>/g;

/** The addresses an element of the page names. */
const addressesOf = (element: string): string[] => [
  ...[
    ...element.matchAll(/ (?:href|src|poster|component-url|renderer-url|before-hydration-url)="([^"]*)"/g),
  ].map(([, address = '']) => address),
  ...[...element.matchAll(/ srcset="([^"]*)"/g)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  ),
];

test('no link, picture, film or script leads nowhere, and every anchor exists', async () => {
  const origin = await publishedOrigin();
  const pages = await readAll();
  const anchors = new Map(
    pages.map(({ path, html }) => [
      path,
      new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)),
    ]),
  );
  const broken: string[] = [];
  const known = new Map<string, number>();
  for (const { path, html } of pages) {
    for (const address of new Set((html.match(ADDRESSES) ?? []).flatMap(addressesOf))) {
      if (/^(?:tel:|mailto:|data:)/.test(address)) continue;
      const url = new URL(address.replaceAll('&amp;', '&'), origin + path);
      if (url.origin !== origin) continue;
      if (!known.has(url.pathname)) known.set(url.pathname, (await ask(url.pathname, {}, 'HEAD')).status);
      // Straight to the page: a link that is moved on first costs every visitor a round trip.
      if (known.get(url.pathname) !== 200 && url.pathname !== path) broken.push(`${path}: ${address}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && !anchors.get(url.pathname)?.has(anchor))
        broken.push(`${path}: ${address} (no such anchor)`);
    }
  }
  expect(broken).toEqual([]);
});

test('every link that leaves the site is marked', async () => {
  const origin = await publishedOrigin();
  const leaving = new Set<string>();
  for (const { path, html } of await readAll()) {
    for (const link of html.match(/<a\b[^>]*>/g) ?? []) {
      const address = / href="([^"]*)"/.exec(link)?.[1] ?? '';
      if (!/^https?:/.test(address) || new URL(address).origin === origin) continue;
      leaving.add(address);
      expect(link, path).toMatch(/ rel="[^"]*\bexternal\b[^"]*\bnoopener\b[^"]*"/);
    }
  }
  console.log(`Links that leave the site:\n${[...leaving].toSorted().join('\n')}`);
});
