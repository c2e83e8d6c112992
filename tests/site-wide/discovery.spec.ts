import { existsSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ask, OURS, sitemapPaths } from '../hosting/ask.ts';
import { asPage, publishedOrigin, readAll, readListed, type ReadPage } from '../hosting/pages.ts';
import { BUILT, htmlOf, SAMPLE, SITE_ROOT } from './site.ts';

interface Item {
  '@type': string;
  [property: string]: unknown;
}

const itemsOf = (page: ReadPage): Item[] => {
  const json = page.text('script', { type: 'application/ld+json' });
  const data = JSON.parse(json) as { '@context': string; '@graph': Item[] };
  expect(data['@context'], page.path).toBe('https://schema.org');
  return data['@graph'];
};

/** Requests an address that a page names from the site under test. */
const askFor = (address: string) => ask(new URL(address).pathname);

const sizeOf = async (picture: Buffer) => {
  const { width, height, format } = await sharp(picture).metadata();
  return `${format} ${width}x${height}`;
};

test('every page has its own title and description, short enough for search results to show whole', async () => {
  const seen = new Map<string, string>();
  for (const page of await readAll()) {
    for (const [text, least, most] of [
      [page.text('title'), 10, 65],
      [page.value('meta', { name: 'description' }, 'content'), 50, 160],
    ] as const) {
      expect(text.length, `${page.path}: ${text}`).toBeGreaterThanOrEqual(least);
      expect(text.length, `${page.path}: ${text}`).toBeLessThanOrEqual(most);
      expect(seen.get(text), `${page.path} and another page both say “${text}”`).toBeUndefined();
      seen.set(text, page.path);
    }
  }
});

// Where every page that was built is tested, and not only a sample.
if (OURS && existsSync(SITE_ROOT) && !SAMPLE)
  test('the sitemap lists exactly the pages that may be indexed', async () => {
    const indexable = BUILT.filter(
      (path) => asPage(path, htmlOf(path)).value('meta', { name: 'robots' }, 'content') !== 'noindex',
    );
    expect((await sitemapPaths()).toSorted()).toEqual(indexable.toSorted());
  });

test('the sitemap says when pages changed, and robots.txt says where the sitemap is', async () => {
  const { body, headers } = await ask('/sitemap.xml');
  expect(headers['content-type']).toMatch(/^(application|text)\/xml/);
  const origin = await publishedOrigin();
  const entries = [
    ...body.toString().matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
  ];
  expect(entries.length).toBe((await sitemapPaths()).length);
  for (const [, address = '', day] of entries) {
    expect(new URL(address).origin).toBe(origin);
    if (day !== undefined) expect(day, address).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  }
  const robots = (await ask('/robots.txt')).body.toString();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
});

test('every page has a social image of its own, 1200 by 630 and smaller than 120 KB', async () => {
  const pictures = new Set<string>();
  for (const page of await readListed()) {
    const address = page.value('meta', { property: 'og:image' }, 'content');
    const { status, headers, body } = await askFor(address);
    expect(status, page.path).toBe(200);
    expect(headers['content-type'], page.path).toBe('image/jpeg');
    expect(body.length, page.path).toBeLessThan(120_000);
    expect(await sizeOf(body), page.path).toBe('jpeg 1200x630');
    expect(pictures, page.path).not.toContain(address);
    pictures.add(address);
    for (const property of ['og:image:alt', 'og:title', 'og:description', 'og:url', 'og:site_name'])
      expect(page.value('meta', { property }, 'content'), page.path).not.toBe('');
  }
});

test('structured data is valid and complete', async () => {
  for (const page of await readListed()) {
    const items = itemsOf(page);
    for (const item of items) {
      const data = { jsonld: { [item['@type']]: [{ ...item }] }, microdata: {}, rdfa: {} };
      const issues = await new Validator().validate(data);
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      expect(errors, `${page.path}, ${item['@type']}`).toEqual([]);
    }
    const types = items.map((item) => item['@type']);
    if (page.path.startsWith('/services/')) expect(types, page.path).toContain('Service');
    if (page.path !== '/') expect(types, page.path).toContain('BreadcrumbList');
    for (const [, address = ''] of JSON.stringify(items).matchAll(/"(https?:\/\/[^"]*\/_astro\/[^"]*)"/g))
      expect((await askFor(address)).status, address).toBe(200);
  }
});

test('the web manifest and every icon load', async () => {
  const { body, headers } = await ask('/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(body.toString()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).not.toBe('');
  for (const { src, sizes } of manifest.icons) {
    const icon = await ask(src);
    expect(icon.status, src).toBe(200);
    if (sizes !== 'any') expect(await sizeOf(icon.body), src).toContain(` ${sizes}`);
  }
  for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'])
    expect((await ask(path)).status, path).toBe(200);
});
