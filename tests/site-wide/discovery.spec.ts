import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ask, OURS, sitemapPaths } from '../hosting/ask.ts';
import { publishedOrigin, readAll, readListed, readPage, type ReadPage } from '../hosting/pages.ts';
import { SITE_ROOT } from './site.ts';

interface Item {
  '@type': string;
  [property: string]: unknown;
}

const itemsOf = (page: ReadPage): Item[] => {
  const json = page.text('script', { type: 'application/ld+json' });
  const { '@context': context, '@graph': graph } = JSON.parse(json) as {
    '@context': string;
    '@graph': Item[];
  };
  expect(context, page.path).toBe('https://schema.org');
  return graph;
};

/** The path of a picture, to request it from the site under test. */
const localPath = (address: string) => new URL(address).pathname;

test('every page has its own title and description, short enough for search results to show whole', async () => {
  const seen = new Map<string, string>();
  for (const page of await readAll()) {
    const title = page.text('title');
    const description = page.value('meta', { name: 'description' }, 'content');
    expect(title.length, `${page.path}: ${title}`).toBeGreaterThanOrEqual(10);
    expect(title.length, `${page.path}: ${title}`).toBeLessThanOrEqual(65);
    expect(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(160);
    for (const text of [title, description]) {
      expect(seen.get(text), `${page.path} and another page both say “${text}”`).toBeUndefined();
      seen.set(text, page.path);
    }
  }
});

test('the sitemap lists exactly the pages that may be indexed', async () => {
  test.skip(!OURS || !existsSync(SITE_ROOT), 'needs the built folder');
  const indexable = readdirSync(SITE_ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter(
      (file) =>
        !readFileSync(`${SITE_ROOT}/${file}`, 'utf8').includes('<meta name="robots" content="noindex">'),
    )
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
  expect((await sitemapPaths()).toSorted()).toEqual(indexable.toSorted());
});

test('the sitemap says when pages changed, and robots.txt says where the sitemap is', async () => {
  const { body, headers } = await ask('/sitemap.xml');
  expect(headers['content-type']).toMatch(/^(application|text)\/xml/);
  const sitemap = body.toString();
  const origin = await publishedOrigin();
  const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)];
  expect(entries.length).toBe((await sitemapPaths()).length);
  for (const [, address = '', day] of entries) {
    expect(new URL(address).origin).toBe(origin);
    if (day !== undefined) expect(day, address).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  }
  const robots = (await ask('/robots.txt')).body.toString();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
});

test('every social image loads, is 1200 by 630 and smaller than 120 KB', async () => {
  const pictures = new Set<string>();
  for (const page of await readListed()) {
    const address = page.value('meta', { property: 'og:image' }, 'content');
    const { status, headers, body } = await ask(localPath(address));
    expect(status, page.path).toBe(200);
    expect(headers['content-type'], page.path).toBe('image/jpeg');
    expect(body.length, page.path).toBeLessThan(120_000);
    const { width, height, format } = await sharp(body).metadata();
    expect({ width, height, format }, page.path).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    pictures.add(address);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:site_name']) {
      expect(page.value('meta', { property }, 'content'), page.path).not.toBe('');
    }
  }
  expect(pictures.size, 'each page has its own').toBe((await sitemapPaths()).length);
});

test('structured data is valid and complete', async () => {
  for (const page of await readListed()) {
    const items = itemsOf(page);
    for (const item of items) {
      const data = { jsonld: { [item['@type']]: [{ ...item }] }, microdata: {}, rdfa: {} };
      const issues = await new Validator().validate(data);
      expect(
        issues.filter(({ severity }) => severity === 'ERROR'),
        `${page.path}, ${item['@type']}`,
      ).toEqual([]);
    }
    if (page.path.startsWith('/services/')) expect(items.map((item) => item['@type'])).toContain('Service');
    if (page.path !== '/')
      expect(
        items.map((item) => item['@type']),
        page.path,
      ).toContain('BreadcrumbList');
    for (const address of JSON.stringify(items).match(/"https?:\/\/[^"]*\/_astro\/[^"]*"/g) ?? []) {
      expect((await ask(localPath(address.slice(1, -1)), {}, 'HEAD')).status, address).toBe(200);
    }
  }
});

test('the operator is described on the home page, and each place on the gallery page', async () => {
  const [home, gallery] = await Promise.all(['/', '/gallery'].map(readPage));
  const idsOf = (type: string, items: readonly Item[]) =>
    items.filter((item) => item['@type'] === type).map((item) => item['@id']);
  const [operator] = home ? itemsOf(home).filter((item) => item['@type'] === 'Organization') : [];
  const places = gallery ? idsOf('Place', itemsOf(gallery)) : [];
  expect(places.length).toBeGreaterThan(0);
  expect(operator?.['location']).toEqual(places.map((id) => ({ '@id': id })));
});

test('the web manifest and every icon load', async () => {
  const { body, headers } = await ask('/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  const { icons, name } = JSON.parse(body.toString()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(name).not.toBe('');
  for (const { src, sizes } of icons) {
    const icon = await ask(src);
    expect(icon.status, src).toBe(200);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(icon.body).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    expect((await ask(path)).status, path).toBe(200);
  }
});
