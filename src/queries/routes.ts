import type { ImageMetadata } from 'astro';
import { PATHS } from '../paths.ts';
import { getActivities } from './activities.ts';
import { getServices, type Service } from './services.ts';
import { getPage, getSite } from './singles.ts';
import { getStages } from './stages.ts';

/** An indexable page: what search engines and link previews need beyond its title and description. */
export interface Route {
  path: string;
  /** The short name of the page, as in breadcrumbs. */
  name: string;
  /** The photograph that represents the page, in link previews. */
  picture: { src: ImageMetadata; alt: string };
  /** When it last changed, as `2026-11-20`; undefined if the content has no date. */
  updated: string | undefined;
  /** The path of the parent page. */
  parent?: string;
  /** The folder of the page's film, below the content folder. The home page's film, only a backdrop, is left out. */
  film?: string;
  /** The service it describes. */
  service?: Service;
}

/** The first frame of a film, as a picture. */
const frameOf = ({ poster, alt }: { poster: ImageMetadata; alt: string }) => ({ src: poster, alt });

/** Every indexable page, which leaves out placeholders and not-found pages. */
export const getRoutes = async (): Promise<Route[]> => [
  ...(await getPageRoutes()),
  ...(await getStages()).map((stage) => ({
    path: stage.path,
    name: stage.data.title,
    picture: frameOf(stage.data.film),
    updated: stage.data.updated,
    parent: PATHS.programme,
    film: `stages/${stage.id}`,
  })),
  ...(await getServices()).map((service) => ({
    path: service.path,
    name: service.data.title,
    picture: service.data.image,
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
  const [first] = await getActivities();
  return [
    {
      path: PATHS.home,
      name: inMenu(PATHS.home) ?? home.seo.title,
      picture: frameOf(home.hero.film),
      page: home,
    },
    {
      path: PATHS.about,
      name: inMenu(PATHS.about) ?? about.seo.title,
      picture: frameOf(about.film),
      film: 'pages/about',
      page: about,
    },
    {
      path: PATHS.programme,
      name: programme.heading,
      picture: frameOf(programme.film),
      film: 'pages/programme',
      page: programme,
    },
    { path: PATHS.gallery, name: gallery.heading, picture: gallery.image, page: gallery },
    { path: PATHS.services, name: services.heading, picture: home.teaser.image, page: services },
    {
      path: PATHS.activities,
      name: activities.heading,
      picture: first?.service.data.image ?? home.banner.image,
      page: activities,
    },
    { path: PATHS.contact, name: contact.heading, picture: contact.image, page: contact },
    { path: PATHS.privacy, name: privacy.heading, picture: home.banner.image, page: privacy },
  ].map(({ page, ...route }): Route => ({ ...route, updated: page.seo.updated }));
};
