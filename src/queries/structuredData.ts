import { PATHS } from '../paths.ts';
import { getEntries } from './entries.ts';
import { getRenditions } from './films.ts';
import { getRoute, type Route } from './routes.ts';
import { getSite } from './singles.ts';

/** What structured data needs beyond the route of a page. */
interface PageFacts {
  description: string;
  /** The page's social image, with the site's address. */
  picture: string;
}

/**
 * The structured data of a page (schema.org): the operator on the home page, the places on the gallery page, each service
 * and film on its own page, and the breadcrumbs of every page but the home page.
 * @returns JSON that is safe inside a script element
 */
export const getStructuredData = async (route: Route, page: PageFacts, origin: string): Promise<string> => {
  const site = await getSite();
  const at = (path: string) => new URL(path, origin).href;
  const operator = { '@type': 'Organization', '@id': at('/#operator') } as const;
  const things: object[] = [];

  if (route.path === PATHS.home) {
    things.push({
      ...operator,
      name: site.name,
      description: site.description,
      url: at('/'),
      logo: at('/icon-512.png'),
      address: site.address.join(', '),
      telephone: site.phone,
      sameAs: site.social.map(({ url }) => url),
      location: (await getEntries('gallery')).map(({ id }) => ({ '@id': at(`${PATHS.gallery}#${id}`) })),
    });
  }
  if (route.path === PATHS.gallery) {
    for (const { id, data } of await getEntries('gallery')) {
      const place = { '@id': at(`${PATHS.gallery}#${id}`), name: data.title, description: data.description };
      things.push({ '@type': 'Place', ...place, address: data.title });
    }
  }
  if (route.service) {
    const { title, summary } = route.service.data;
    const service = { name: title, description: summary, url: at(route.path), image: page.picture };
    things.push({
      '@type': 'Service',
      ...service,
      provider: { ...operator, name: site.name },
    });
  }
  if (route.film && route.updated) {
    things.push({
      '@type': 'VideoObject',
      name: route.name,
      description: page.description,
      thumbnailUrl: page.picture,
      contentUrl: at(getRenditions(route.film).desktop.h264.url),
      uploadDate: route.updated,
    });
  }
  const breadcrumbs = await getBreadcrumbs(route);
  if (breadcrumbs.length > 1) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ path, name }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: at(path),
      })),
    });
  }
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
};

/** The pages from the home page to this one. */
const getBreadcrumbs = async (route: Route): Promise<Route[]> => {
  if (route.path === PATHS.home) return [route];
  return [...(await getBreadcrumbs(await getRoute(route.parent ?? PATHS.home))), route];
};
