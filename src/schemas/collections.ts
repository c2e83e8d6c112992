/** Every collection of `content/`: where its files are, what they must hold, and what people call it. */
import type { z } from 'astro/zod';
import { activity } from './activity.ts';
import { teamMember, whyCard } from './cards.ts';
import type { SchemaContext } from './fields.ts';
import { gallery } from './gallery.ts';
import * as pages from './pages.ts';
import { schedulePart, scheduleSlide } from './schedule.ts';
import { service } from './service.ts';
import { site } from './site.ts';
import { stage } from './stage.ts';
import { treeOf, type GroupField } from './tree.ts';

interface Place {
  /** Folder in `content/`; `''` for `content/` itself. */
  folder: string;
  /** The file of an entry: `index.mdx` (fields and text) or JSON (fields only). */
  file: string;
  /** There is one entry, and `folder` is its own. Otherwise each entry has a folder of its own below. */
  single: boolean;
  /** What people call one of them. */
  one: string;
}

const entries = <S>(folder: string, extension: 'json' | 'mdx', one: string, schema: S) => ({
  folder,
  file: `index.${extension}`,
  single: false,
  one,
  schema,
});

const page = <S>(name: string, one: string, schema: S) => ({
  folder: `pages/${name}`,
  file: 'index.json',
  single: true,
  one,
  schema,
});

export const collections = {
  services: entries('services', 'mdx', 'service', service),
  stages: entries('stages', 'mdx', 'stage', stage),
  activities: entries('activities', 'json', 'activity', activity),
  gallery: entries('gallery', 'json', 'gallery location', gallery),
  schedule: entries('schedule', 'json', 'part of the day', schedulePart),
  scheduleSlides: entries('schedule-slides', 'json', 'schedule slide', scheduleSlide),
  why: entries('why', 'json', '“Why choose us” card', whyCard),
  team: entries('team', 'json', 'team portrait', teamMember),

  homePage: page('home', 'home page', pages.homePage),
  aboutPage: page('about', 'About page', pages.aboutPage),
  programmePage: page('programme', 'programme page', pages.programmePage),
  galleryPage: page('gallery', 'gallery page', pages.galleryPage),
  servicesPage: page('services', 'services page', pages.servicesPage),
  activitiesPage: page('activities', 'activities page', pages.activitiesPage),
  contactPage: page('contact', 'contact page', pages.contactPage),
  thanksPage: page('thanks', 'thanks page', pages.thanksPage),
  privacyPage: page('privacy', 'privacy page', pages.privacyPage),
  packagesPage: page('packages', 'packages page', pages.placeholderPage),
  yogaPage: page('yoga', 'yoga page', pages.placeholderPage),
  notFoundPage: page('not-found', 'not-found page', pages.notFoundPage),
  serviceNotFoundPage: page('service-not-found', 'service-not-found page', pages.notFoundPage),

  site: { folder: '', file: 'site.json', single: true, one: 'site facts', schema: site },
};

export type CollectionName = keyof typeof collections;

/** A collection as tools see it: pictures are paths. */
export interface Collection extends Place {
  name: CollectionName;
  schema: z.ZodObject;
  /** Its fields. */
  tree: GroupField;
}

const pathsAsPictures = (image: () => z.ZodString): SchemaContext<z.ZodString> => ({ image });

/**
 * Every collection for use without Astro.
 * @param image the schema of a picture's path
 */
export const collectionsFor = (image: () => z.ZodString): Collection[] =>
  Object.entries<Place & { schema: (context: SchemaContext<z.ZodString>) => z.ZodObject }>(collections).map(
    ([name, collection]) => {
      const schema = collection.schema(pathsAsPictures(image));
      return { ...collection, name: name as CollectionName, schema, tree: treeOf(schema) };
    },
  );
