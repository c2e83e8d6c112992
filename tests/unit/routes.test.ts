import { describe, expect, test } from 'vitest';
import { getRoute, getRoutes } from '../../src/queries/routes.ts';
import { getStructuredData } from '../../src/queries/structuredData.ts';
import { ROUTES } from '../support/routes.ts';

const ORIGIN = 'https://www.example.org';
const FACTS = { description: 'A < B', picture: `${ORIGIN}/social.jpg` };

interface Said {
  '@type': string;
  [key: string]: unknown;
}

/** The structured data of a page, by type. */
const told = async (path: string) => {
  const text = await getStructuredData(await getRoute(path), FACTS, ORIGIN);
  expect(text).not.toContain('<');
  const graph = JSON.parse(text) as { '@context': string; '@graph': Said[] };
  expect(graph['@context']).toBe('https://schema.org');
  return Object.fromEntries(graph['@graph'].map((said) => [said['@type'], said]));
};

describe('routes', () => {
  test('are all pages of the table but the two placeholders, and the privacy page', async () => {
    const wanted = [...ROUTES.map(({ path }) => path), '/privacy'].filter(
      (path) => !['/packages', '/yoga'].includes(path),
    );
    const routes = await getRoutes();
    expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(wanted));
    expect(routes).toHaveLength(wanted.length);
    for (const { path, name, picture } of routes) {
      expect(name, path).not.toBe('');
      expect(picture.width, path).toBeGreaterThanOrEqual(1200);
    }
  });

  test('have a parent, and the film or service of their page', async () => {
    expect(await getRoute('/restore')).toMatchObject({
      name: 'Restore',
      parent: '/6R-Programme',
      film: 'stages/restore',
    });
    expect(await getRoute('/services/sauna')).toMatchObject({
      name: 'Sauna',
      parent: '/services',
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      service: { id: 'sauna' },
    });
    expect(await getRoute('/about')).toMatchObject({ name: 'About Us', film: 'pages/about' });
    expect(await getRoute('/')).not.toHaveProperty('film');
  });

  test('an unknown one is named in the error', async () => {
    await expect(getRoute('/yoga')).rejects.toThrow('/yoga is missing from src/queries/routes.ts');
  });
});

describe('structured data', () => {
  test('the home page describes the operator and its places, and has no breadcrumbs', async () => {
    const { Organization: operator, ...rest } = await told('/');
    expect(operator).toMatchObject({
      '@id': `${ORIGIN}/#operator`,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
      address: expect.stringContaining('London') as unknown,
      location: [{ '@id': `${ORIGIN}/gallery#meganisi` }, { '@id': `${ORIGIN}/gallery#anjarle` }],
    });
    expect(operator?.['sameAs']).toHaveLength(3);
    expect(rest).toEqual({});
  });

  test('a service belongs to the operator, and its breadcrumbs lead through the services', async () => {
    const { Service: service, BreadcrumbList: way, ...rest } = await told('/services/sauna');
    expect(service).toMatchObject({
      name: 'Sauna',
      url: `${ORIGIN}/services/sauna`,
      image: FACTS.picture,
      provider: { '@id': `${ORIGIN}/#operator` },
    });
    const step = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: ORIGIN + path,
    });
    expect(way?.['itemListElement']).toEqual([
      step(1, 'Home', '/'),
      step(2, 'Services', '/services'),
      step(3, 'Sauna', '/services/sauna'),
    ]);
    expect(rest).toEqual({});
  });

  test('a stage has a film with its file and date', async () => {
    const { VideoObject: film, BreadcrumbList: way } = await told('/restore');
    expect(film).toMatchObject({
      name: 'Restore',
      description: FACTS.description,
      thumbnailUrl: FACTS.picture,
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      contentUrl: expect.stringMatching(/^https:.*restore.*\.mp4/) as unknown,
    });
    expect(way?.['itemListElement']).toHaveLength(3);
  });

  test('the gallery describes its places', async () => {
    const { Place: place } = await told('/gallery');
    expect(place).toMatchObject({ '@id': `${ORIGIN}/gallery#anjarle`, name: 'Anjarle, India' });
  });

  test('a page without a dated film, or with nothing to describe, only has breadcrumbs', async () => {
    const route = await getRoute('/restore');
    const text = await getStructuredData({ ...route, updated: undefined }, FACTS, ORIGIN);
    expect(text).not.toContain('VideoObject');
    expect(Object.keys(await told('/contact'))).toEqual(['BreadcrumbList']);
  });
});
