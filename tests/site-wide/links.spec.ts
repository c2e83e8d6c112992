import { expect, test } from '@playwright/test';
import { attribute, type Element } from '../../tools/integrations/parsePage.ts';
import { ask } from '../hosting/ask.ts';
import { publishedOrigin, readAll } from '../hosting/pages.ts';

const NAMES = ['href', 'src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];

/** The addresses that an element names. */
const addressesOf = (element: Element): string[] => [
  ...NAMES.flatMap((name) => attribute(element, name) ?? []),
  ...(attribute(element, 'srcset')?.split(',') ?? []).map((one) => one.trim().split(' ')[0] ?? ''),
];

test('every linked page, picture, film, script and anchor exists', async () => {
  const origin = await publishedOrigin();
  const pages = await readAll();
  const anchors = new Map(
    pages.map(({ path, elements }) => [
      path,
      new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    ]),
  );
  const broken: string[] = [];
  const known = new Map<string, number>();
  for (const { path, elements } of pages) {
    for (const address of new Set(elements.flatMap(addressesOf))) {
      if (/^(?:tel:|mailto:|data:)/.test(address)) continue;
      const url = new URL(address, origin + path);
      if (url.origin !== origin) continue;
      if (!known.has(url.pathname)) known.set(url.pathname, (await ask(url.pathname, {}, 'HEAD')).status);
      // Links lead straight to their page: a redirect costs every visitor a round trip.
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
  for (const { path, elements } of await readAll()) {
    for (const link of elements.filter(({ tagName }) => tagName === 'a')) {
      const address = attribute(link, 'href') ?? '';
      if (!/^https?:/.test(address) || new URL(address).origin === origin) continue;
      leaving.add(address);
      const marks = attribute(link, 'rel')?.split(' ');
      expect(marks, `${path}: ${address}`).toEqual(expect.arrayContaining(['external', 'noopener']));
    }
  }
  console.log(`Links that leave the site:\n${[...leaving].toSorted().join('\n')}`);
});
