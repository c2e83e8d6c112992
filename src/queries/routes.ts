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

/** The route of an indexable page. Throws if it is not in the list above. */
export const getRoute = async (path: string): Promise<Route> => {
  const route = (await getRoutes()).find((one) => one.path === path);
  if (!route)
    throw new Error(`${path} is missing from src/queries/routes.ts; add it, or make the page noindex.`);
  return route;
};

/** What a page is called: by its heading or, without one, in the menu. */
interface Texts {
  seo: { title: string; updated?: string | undefined };
  heading?: string;
}

const getPageRoutes = async (): Promise<Route[]> => {
  const home = await getPage('home');
  const about = await getPage('about');
  const programme = await getPage('programme');
  const gallery = await getPage('gallery');
  const services = await getPage('services');
  const activities = await getPage('activities');
  const contact = await getPage('contact');
  const privacy = await getPage('privacy');
  const { navigation } = await getSite();
  const [activity] = await getActivities();
  const route = ({ seo, heading }: Texts, path: string, picture: Route['picture']): Route => ({
    path,
    name: heading ?? navigation.find((link) => link.path === path)?.label ?? seo.title,
    picture,
    updated: seo.updated,
  });
  return [
    route(home, PATHS.home, frameOf(home.hero.film)),
    { ...route(about, PATHS.about, frameOf(about.film)), film: 'pages/about' },
    { ...route(programme, PATHS.programme, frameOf(programme.film)), film: 'pages/programme' },
    route(gallery, PATHS.gallery, gallery.image),
    route(services, PATHS.services, services.image),
    {
      ...route(activities, PATHS.activities, activity?.service.data.image ?? home.teaser.image),
      parent: PATHS.programme,
    },
    route(contact, PATHS.contact, contact.image),
    route(privacy, PATHS.privacy, home.banner.image),
  ];
};
