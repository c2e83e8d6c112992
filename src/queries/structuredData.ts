import type { Graph, Organization, Place, Service as ServiceData, Thing, VideoObject } from 'schema-dts';
import { getFilm } from './films.ts';
import { getGallery } from './gallery.ts';
import { getRoute, type Route } from './routes.ts';
import { getSite } from './site.ts';

/** What a page says of itself beyond its route. */
interface PageFacts {
  description: string;
  /** The page's share picture, with the site's address. */
  picture: string;
}

/**
 * What search engines are told of a page in their own vocabulary (schema.org): the operator on the home page, the
 * places on the gallery, services and films where they are, and on every other page the way to it.
 * @param origin the address of the site
 * @returns JSON that is safe inside a script element
 */
export const getStructuredData = async (route: Route, page: PageFacts, origin: string): Promise<string> => {
  const site = await getSite();
  const at = (path: string) => new URL(path, origin).href;
  const operator = { '@type': 'Organization', '@id': at('/#operator') } as const;
  const things: Thing[] = [];

  if (route.path === '/') {
    things.push({
      ...operator,
      name: site.name,
      description: site.description,
      url: at('/'),
      logo: at('/icon-512.png'),
      address: site.address.join(', '),
      telephone: site.phone,
      sameAs: site.social.map(({ url }) => url),
      location: (await getGallery()).map(({ id }) => ({ '@id': at(`/gallery#${id}`) })),
    } satisfies Organization);
  }
  if (route.path === '/gallery') {
    for (const { id, data } of await getGallery()) {
      const place = { '@id': at(`/gallery#${id}`), name: data.title, description: data.description };
      things.push({ '@type': 'Place', ...place, address: data.title } satisfies Place);
    }
  }
  if (route.service) {
    const { title, summary } = route.service.data;
    const service = { name: title, description: summary, url: at(route.path), image: page.picture };
    things.push({
      '@type': 'Service',
      ...service,
      provider: { ...operator, name: site.name },
    } satisfies ServiceData);
  }
  if (route.film && route.updated) {
    things.push({
      '@type': 'VideoObject',
      name: route.name,
      description: page.description,
      thumbnailUrl: page.picture,
      contentUrl: at(getFilm(route.film).desktop.h264.url),
      uploadDate: route.updated,
    } satisfies VideoObject);
  }
  const way = await getWay(route);
  if (way.length > 1) {
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ path, name }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: at(path),
      })),
    });
  }
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
};

/** The pages from the home page to this one. */
const getWay = async (route: Route): Promise<Route[]> => {
  if (route.path === '/') return [route];
  return [...(await getWay(await getRoute(route.parent ?? '/'))), route];
};
