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

test('every linked page, picture, film, script and anchor exists, and links that leave the site are marked', async () => {
  const origin = await publishedOrigin();
  const pages = await readAll();
  const anchors = new Map(
    pages.map(({ path, elements }) => [path, elements.map((element) => attribute(element, 'id'))]),
  );
  const statuses = new Map<string, number>();
  const wrong = new Set<string>();
  for (const { path, elements } of pages) {
    for (const element of elements) {
      for (const address of addressesOf(element)) {
        const url = new URL(address, origin + path);
        if (/^(?:tel|mailto|data):/.test(url.protocol)) continue;
        if (url.origin !== origin) {
          const marks = attribute(element, 'rel')?.split(' ') ?? [];
          if (element.tagName === 'a' && !(marks.includes('external') && marks.includes('noopener')))
            wrong.add(`${path}: ${address} is not marked as external`);
          continue;
        }
        const { pathname } = url;
        if (!statuses.has(pathname)) statuses.set(pathname, (await ask(pathname, {}, 'HEAD')).status);
        // Links lead straight to their page: a redirect costs every visitor a round trip.
        if (statuses.get(pathname) !== 200 && pathname !== path) wrong.add(`${path}: ${address}`);
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (anchor && !anchors.get(pathname)?.includes(anchor))
          wrong.add(`${path}: ${address} (no such anchor)`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
});
