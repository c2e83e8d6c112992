import type { ImageMetadata } from 'astro';
import { getPage } from './pages.ts';
import { getServices, servicePath, type Service } from './services.ts';
import { getStages, stagePath } from './stages.ts';

/** A page that wants to be found: what search engines and link previews need beyond its title and description. */
export interface Route {
  path: string;
  /** What the page is called among others. */
  name: string;
  /** The photograph that stands for the page. */
  picture: ImageMetadata;
  /** When it last changed, as `2026-11-20`; undefined while the content does not say. */
  updated: string | undefined;
  /** The page it belongs to. */
  parent?: string;
  /** The folder of the page's film, where the film is there to be watched (the home page's is a backdrop). */
  film?: string;
  /** The service it describes. */
  service?: Service;
}

/** Every page that wants to be found. Placeholders and not-found pages do not. */
export const getRoutes = async (): Promise<Route[]> => {
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
  const pictured = { picture: home.banner.image.src };
  return [
    { path: '/', name: 'Home', picture: home.hero.film.poster, page: home },
    {
      path: '/about',
      name: 'About Us',
      picture: about.film.poster,
      film: 'content/pages/about',
      page: about,
    },
    {
      path: '/6R-Programme',
      name: programme.heading,
      picture: programme.film.poster,
      film: 'content/pages/programme',
      page: programme,
    },
    { path: '/gallery', name: gallery.heading, picture: gallery.image.src, page: gallery },
    { path: '/services', name: services.heading, ...pictured, page: services },
    { path: '/activities', name: activities.heading, ...pictured, page: activities },
    { path: '/contact', name: contact.heading, ...pictured, page: contact },
    { path: '/privacy', name: privacy.heading, ...pictured, page: privacy },
  ]
    .map(({ page, ...route }): Route => ({ ...route, updated: page.seo.updated }))
    .concat(await getStageRoutes(), await getServiceRoutes());
};

/**
 * The route of a page that wants to be found.
 * @throws when the list above does not know it
 */
export const getRoute = async (path: string): Promise<Route> => {
  const route = (await getRoutes()).find((one) => one.path === path);
  if (!route)
    throw new Error(`${path} is missing from src/queries/routes.ts; add it, or make the page noindex.`);
  return route;
};

const getStageRoutes = async (): Promise<Route[]> =>
  (await getStages()).map((stage) => ({
    path: stagePath(stage),
    name: stage.data.title,
    picture: stage.data.film.poster,
    updated: stage.data.updated,
    parent: '/6R-Programme',
    film: `content/stages/${stage.id}`,
  }));

const getServiceRoutes = async (): Promise<Route[]> =>
  (await getServices()).map((service) => ({
    path: servicePath(service),
    name: service.data.title,
    picture: service.data.image.src,
    updated: service.data.updated,
    parent: '/services',
    service,
  }));
