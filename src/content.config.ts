import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { activity } from './schemas/activity.ts';
import { teamMember, whyCard } from './schemas/cards.ts';
import { gallery } from './schemas/gallery.ts';
import * as pages from './schemas/pages.ts';
import { schedulePart, scheduleSlide } from './schemas/schedule.ts';
import { service } from './schemas/service.ts';
import { site } from './schemas/site.ts';
import { stage } from './schemas/stage.ts';

/** A folder an entry: `content/<collection>/<slug>/index.mdx` or `index.json`, its media beside it. */
const entries = (collection: string, extension: 'json' | 'mdx') =>
  glob({ base: `./content/${collection}`, pattern: `*/index.${extension}` });

/** The texts of one page: `content/pages/<page>/index.json`. */
const page = (name: string) => glob({ base: './content/pages', pattern: `${name}/index.json` });

export const collections = {
  services: defineCollection({ loader: entries('services', 'mdx'), schema: service }),
  stages: defineCollection({ loader: entries('stages', 'mdx'), schema: stage }),
  activities: defineCollection({ loader: entries('activities', 'json'), schema: activity }),
  gallery: defineCollection({ loader: entries('gallery', 'json'), schema: gallery }),
  schedule: defineCollection({ loader: entries('schedule', 'json'), schema: schedulePart }),
  scheduleSlides: defineCollection({
    loader: entries('schedule-slides', 'json'),
    schema: scheduleSlide,
  }),
  why: defineCollection({ loader: entries('why', 'json'), schema: whyCard }),
  team: defineCollection({ loader: entries('team', 'json'), schema: teamMember }),

  homePage: defineCollection({ loader: page('home'), schema: pages.homePage }),
  aboutPage: defineCollection({ loader: page('about'), schema: pages.aboutPage }),
  programmePage: defineCollection({ loader: page('programme'), schema: pages.programmePage }),
  galleryPage: defineCollection({ loader: page('gallery'), schema: pages.galleryPage }),
  servicesPage: defineCollection({ loader: page('services'), schema: pages.servicesPage }),
  activitiesPage: defineCollection({ loader: page('activities'), schema: pages.activitiesPage }),
  contactPage: defineCollection({ loader: page('contact'), schema: pages.contactPage }),
  packagesPage: defineCollection({ loader: page('packages'), schema: pages.placeholderPage }),
  yogaPage: defineCollection({ loader: page('yoga'), schema: pages.placeholderPage }),
  notFoundPage: defineCollection({ loader: page('not-found'), schema: pages.notFoundPage }),
  serviceNotFoundPage: defineCollection({
    loader: page('service-not-found'),
    schema: pages.notFoundPage,
  }),

  site: defineCollection({
    loader: file('content/site.json', {
      parser: (text) => ({ site: JSON.parse(text) as Record<string, unknown> }),
    }),
    schema: site,
  }),
};
