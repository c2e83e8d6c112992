/**
 * Every collection of `content/`, declared once. Astro's collections, the content check, `content:new`, the visual editor
 * and the order of entries on a page are all derived from this.
 */
import { PATHS } from '../paths.ts';
import { entries, facts, page } from './collection.ts';
import { activity, DAY_PARTS, gallery, schedulePart, scheduleSlide, teamMember, whyCard } from './entries.ts';
import * as enquiryPages from './enquiryPages.ts';
import { homePage } from './homePage.ts';
import { labels } from './labels.ts';
import * as pages from './pages.ts';
import { service } from './service.ts';
import { site } from './site.ts';
import { stage } from './stage.ts';

export const collections = {
  services: entries({
    folder: 'services',
    file: 'index.mdx',
    one: 'service',
    route: `${PATHS.services}/[service]`,
    count: { min: 1, max: 40 },
    textMax: 4000,
    schema: service,
  }),
  stages: entries({
    folder: 'stages',
    file: 'index.mdx',
    one: 'stage',
    route: '/[stage]',
    count: { min: 6, max: 6 },
    textMax: 2000,
    schema: stage,
  }),
  activities: entries({
    folder: 'activities',
    one: 'activity',
    count: { min: 1, max: 12 },
    schema: activity,
  }),
  gallery: entries({
    folder: 'gallery',
    one: 'gallery location',
    anchorsOn: PATHS.gallery,
    count: { min: 1, max: 6 },
    schema: gallery,
  }),
  schedule: entries({
    folder: 'schedule',
    one: 'part of the day',
    anchorsOn: PATHS.activities,
    slugs: DAY_PARTS,
    count: { min: DAY_PARTS.length, max: DAY_PARTS.length },
    schema: schedulePart,
  }),
  scheduleSlides: entries({
    folder: 'schedule-slides',
    one: 'schedule slide',
    count: { min: 4, max: 4 },
    schema: scheduleSlide,
  }),
  why: entries({
    folder: 'why',
    one: '“Why choose us” card',
    count: { min: 1, max: 8 },
    schema: whyCard,
  }),
  team: entries({
    folder: 'team',
    one: 'team portrait',
    title: 'area',
    count: { min: 1, max: 12 },
    schema: teamMember,
  }),

  homePage: page('home', 'home page', homePage),
  aboutPage: page('about', 'About page', pages.aboutPage),
  programmePage: page('programme', 'programme page', pages.programmePage),
  galleryPage: page('gallery', 'gallery page', pages.galleryPage),
  servicesPage: page('services', 'services page', pages.servicesPage),
  activitiesPage: page('activities', 'activities page', pages.activitiesPage),
  contactPage: page('contact', 'contact page', enquiryPages.contactPage),
  thanksPage: page('thanks', 'thanks page', enquiryPages.thanksPage),
  privacyPage: page('privacy', 'privacy page', enquiryPages.privacyPage),
  packagesPage: page('packages', 'packages page', pages.placeholderPage),
  yogaPage: page('yoga', 'yoga page', pages.placeholderPage),
  notFoundPage: page('not-found', 'not-found page', pages.notFoundPage),
  serviceNotFoundPage: page('service-not-found', 'service-not-found page', pages.notFoundPage),

  site: facts('site', 'site facts', site),
  labels: facts('labels', 'labels', labels),
};

export type CollectionName = keyof typeof collections;
