import { describe, expect, test } from 'vitest';
import { getRoute, getRoutes } from '../../../src/queries/routes.ts';
import { getStructuredData } from '../../../src/queries/structuredData.ts';
import { getPage, getSite } from '../../../src/queries/singles.ts';
import { ROUTES } from '../../support/routes.ts';

const ORIGIN = 'https://www.example.org';
const FACTS = { description: 'A < B', picture: `${ORIGIN}/social.jpg` };
const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown;

test('routes are all pages of the table but the two placeholders, and the privacy page', async () => {
  const routes = await getRoutes();
  const listed = ROUTES.map(({ path }) => path).filter((path) => !['/packages', '/yoga'].includes(path));
  expect(routes.map(({ path }) => path).sort()).toEqual([...listed, '/privacy'].sort());
  for (const { path, name, picture } of routes) {
    expect(name, path).not.toBe('');
    expect(picture.alt, path).not.toBe('');
  }
  await expect(getRoute('/yoga')).rejects.toThrow('/yoga is missing from src/queries/routes.ts');
});

test.each([
  ['/about', { name: 'About Us', film: 'pages/about' }],
  ['/6R-Programme', { name: 'The 6R Programme', film: 'pages/programme' }],
  ['/restore', { name: 'Restore', parent: '/6R-Programme', film: 'stages/restore' }],
])('%s has its name, its parent and its film', async (path, expected) => {
  const { picture: _picture, service: _service, updated, ...route } = await getRoute(path);
  expect(route).toEqual({ path, ...expected });
  expect(updated).toEqual(DAY);
});

test('a page has its own picture, and the day on which its own words changed', async () => {
  const { seo, image } = await getPage('gallery');
  expect(await getRoute('/gallery')).toMatchObject({ updated: seo.updated, picture: image });
});

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** The structured data of a page, by type. */
const thingsOf = async (path: string, change: object = {}) => {
  const text = await getStructuredData({ ...(await getRoute(path)), ...change }, FACTS, ORIGIN);
  expect(text).not.toContain('<');
  const graph = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
  expect(graph['@context']).toBe('https://schema.org');
  return Object.fromEntries(graph['@graph'].map(({ '@type': type, ...thing }) => [type, thing]));
};

const breadcrumbs = (...steps: [name: string, path: string][]) => ({
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: ORIGIN + path,
  })),
});

describe('structured data', () => {
  test('the home page describes the operator and its places, and has no breadcrumbs', async () => {
    const site = await getSite();
    expect(await thingsOf('/')).toEqual({
      Organization: {
        '@id': `${ORIGIN}/#operator`,
        name: site.name,
        description: site.description,
        url: `${ORIGIN}/`,
        logo: `${ORIGIN}/icon-512.png`,
        address: site.address.join(', '),
        telephone: site.phone,
        sameAs: site.social.map(({ url }) => url),
        location: [{ '@id': `${ORIGIN}/gallery#meganisi` }, { '@id': `${ORIGIN}/gallery#anjarle` }],
      },
    });
  });

  test('a service belongs to the operator, and its breadcrumbs lead through the services', async () => {
    const { service } = await getRoute('/services/sauna');
    expect(await thingsOf('/services/sauna')).toEqual({
      Service: {
        name: 'Sauna',
        description: service?.data.summary,
        url: `${ORIGIN}/services/sauna`,
        image: FACTS.picture,
        provider: {
          '@type': 'Organization',
          '@id': `${ORIGIN}/#operator`,
          name: (await getSite()).name,
        },
      },
      BreadcrumbList: breadcrumbs(['Home', '/'], ['Services', '/services'], ['Sauna', '/services/sauna']),
    });
  });

  test('a stage has a film with its file and date, and none without a date', async () => {
    const { VideoObject, BreadcrumbList } = await thingsOf('/restore');
    expect(VideoObject).toEqual({
      name: 'Restore',
      description: FACTS.description,
      thumbnailUrl: FACTS.picture,
      contentUrl: expect.stringMatching(/^https:.*restore\.desktop\.h264.*\.mp4/) as unknown,
      uploadDate: DAY,
    });
    expect(BreadcrumbList?.['itemListElement']).toHaveLength(3);
    expect(Object.keys(await thingsOf('/restore', { updated: undefined }))).toEqual(['BreadcrumbList']);
  });

  test('the gallery describes its places; a page with nothing to describe has breadcrumbs alone', async () => {
    const { Place, BreadcrumbList } = await thingsOf('/gallery');
    expect(Place).toEqual({
      '@id': `${ORIGIN}/gallery#anjarle`,
      name: 'Anjarle, India',
      description: expect.stringMatching(/\w/) as unknown,
      address: 'Anjarle, India',
    });
    expect(BreadcrumbList).toEqual(breadcrumbs(['Home', '/'], ['Gallery', '/gallery']));
    expect(Object.keys(await thingsOf('/contact'))).toEqual(['BreadcrumbList']);
  });
});
