import type { ImageMetadata } from 'astro';
import { PATHS } from '../paths.ts';
import { getServices, type Service } from './services.ts';
import { getPage, getSite } from './singles.ts';
import { getStages } from './stages.ts';

/** An indexable page: what search engines and link previews need beyond its title and description. */
export interface Route {
  path: string;
  /** The short name of the page, as in breadcrumbs. */
  name: string;
  /** The photograph that represents the page. */
  picture: ImageMetadata;
  /** When it last changed, as `2026-11-20`; undefined if the content has no date. */
  updated: string | undefined;
  /** The path of the parent page. */
  parent?: string;
  /** The folder of the page's film, below the content folder. The home page's film, only a backdrop, is left out. */
  film?: string;
  /** The service it describes. */
  service?: Service;
}

/** Every indexable page, which leaves out placeholders and not-found pages. */
export const getRoutes = async (): Promise<Route[]> => [
  ...(await getPageRoutes()),
  ...(await getStages()).map((stage) => ({
    path: stage.path,
    name: stage.data.title,
    picture: stage.data.film.poster,
    updated: stage.data.updated,
    parent: PATHS.programme,
    film: `stages/${stage.id}`,
  })),
  ...(await getServices()).map((service) => ({
    path: service.path,
    name: service.data.title,
    picture: service.data.image.src,
    updated: service.data.updated,
    parent: PATHS.services,
    service,
  })),
];

/**
 * The route of an indexable page.
 * @throws if it is not in the list above
 */
export const getRoute = async (path: string): Promise<Route> => {
  const route = (await getRoutes()).find((one) => one.path === path);
  if (!route)
    throw new Error(`${path} is missing from src/queries/routes.ts; add it, or make the page noindex.`);
  return route;
};

const getPageRoutes = async (): Promise<Route[]> => {
  const [home, about, programme, gallery, services, activities, contact, privacy] = await Promise.all([
    getPage('home'),
    getPage('about'),
    getPage('programme'),
    getPage('gallery'),
    getPage('services'),
    getPage('activities'),
    getPage('contact'),
    getPage('privacy'),
  ]);
  const { navigation } = await getSite();
  const inMenu = (path: string) => navigation.find((link) => link.path === path)?.label;
  const pictured = { picture: home.banner.image.src };
  return [
    {
      path: PATHS.home,
      name: inMenu(PATHS.home) ?? home.seo.title,
      picture: home.hero.film.poster,
      page: home,
    },
    {
      path: PATHS.about,
      name: inMenu(PATHS.about) ?? about.seo.title,
      picture: about.film.poster,
      film: 'pages/about',
      page: about,
    },
    {
      path: PATHS.programme,
      name: programme.heading,
      picture: programme.film.poster,
      film: 'pages/programme',
      page: programme,
    },
    { path: PATHS.gallery, name: gallery.heading, picture: gallery.image.src, page: gallery },
    { path: PATHS.services, name: services.heading, ...pictured, page: services },
    { path: PATHS.activities, name: activities.heading, ...pictured, page: activities },
    { path: PATHS.contact, name: contact.heading, ...pictured, page: contact },
    { path: PATHS.privacy, name: privacy.heading, ...pictured, page: privacy },
  ].map(({ page, ...route }): Route => ({ ...route, updated: page.seo.updated }));
};
