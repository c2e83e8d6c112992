import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { collections as all } from './schemas/collections.ts';

interface Place {
  folder: string;
  file: string;
  single: boolean;
}

/** A folder an entry, its media beside it; or the folder of the one entry that is a collection by itself. */
const files = ({ folder, file: name, single }: Place) =>
  glob({ base: `./content/${folder}`, pattern: single ? name : `*/${name}` });

export const collections = {
  services: defineCollection({
    loader: files(all.services),
    schema: (context) => all.services.schema(context),
  }),
  stages: defineCollection({ loader: files(all.stages), schema: (context) => all.stages.schema(context) }),
  activities: defineCollection({ loader: files(all.activities), schema: all.activities.schema }),
  gallery: defineCollection({ loader: files(all.gallery), schema: (context) => all.gallery.schema(context) }),
  schedule: defineCollection({ loader: files(all.schedule), schema: all.schedule.schema }),
  scheduleSlides: defineCollection({ loader: files(all.scheduleSlides), schema: all.scheduleSlides.schema }),
  why: defineCollection({ loader: files(all.why), schema: (context) => all.why.schema(context) }),
  team: defineCollection({ loader: files(all.team), schema: (context) => all.team.schema(context) }),

  homePage: defineCollection({
    loader: files(all.homePage),
    schema: (context) => all.homePage.schema(context),
  }),
  aboutPage: defineCollection({
    loader: files(all.aboutPage),
    schema: (context) => all.aboutPage.schema(context),
  }),
  programmePage: defineCollection({
    loader: files(all.programmePage),
    schema: (context) => all.programmePage.schema(context),
  }),
  galleryPage: defineCollection({
    loader: files(all.galleryPage),
    schema: (context) => all.galleryPage.schema(context),
  }),
  servicesPage: defineCollection({ loader: files(all.servicesPage), schema: all.servicesPage.schema }),
  activitiesPage: defineCollection({ loader: files(all.activitiesPage), schema: all.activitiesPage.schema }),
  contactPage: defineCollection({ loader: files(all.contactPage), schema: all.contactPage.schema }),
  thanksPage: defineCollection({ loader: files(all.thanksPage), schema: all.thanksPage.schema }),
  privacyPage: defineCollection({ loader: files(all.privacyPage), schema: all.privacyPage.schema }),
  packagesPage: defineCollection({ loader: files(all.packagesPage), schema: all.packagesPage.schema }),
  yogaPage: defineCollection({ loader: files(all.yogaPage), schema: all.yogaPage.schema }),
  notFoundPage: defineCollection({ loader: files(all.notFoundPage), schema: all.notFoundPage.schema }),
  serviceNotFoundPage: defineCollection({
    loader: files(all.serviceNotFoundPage),
    schema: all.serviceNotFoundPage.schema,
  }),

  site: defineCollection({
    loader: file('content/site.json', {
      parser: (text) => ({ site: JSON.parse(text) as Record<string, unknown> }),
    }),
    schema: all.site.schema,
  }),
};
