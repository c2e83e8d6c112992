/**
 * Every collection of `content/`, declared once. Astro's collections, the content check, `content:new`, the visual editor
 * and the order of entries on a page are all derived from this.
 */
import { PATHS } from '../paths.ts';
import { activity } from './activity.ts';
import { entries, facts, page } from './collection.ts';
import { gallery } from './gallery.ts';
import { labels } from './labels.ts';
import { aboutPage } from './pages/about.ts';
import { activitiesPage } from './pages/activities.ts';
import { contactPage, thanksPage } from './pages/contact.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { privacyPage } from './pages/privacy.ts';
import { programmePage } from './pages/programme.ts';
import { servicesPage } from './pages/services.ts';
import { notFoundPage, placeholderPage } from './pages/short.ts';
import { DAY_PARTS, schedulePart, scheduleSlide } from './schedule.ts';
import { service } from './service.ts';
import { site } from './site.ts';
import { stage } from './stage.ts';
import { teamMember } from './team.ts';
import { whyCard } from './why.ts';

export const collections = {
  services: entries({
    folder: 'services',
    file: 'index.mdx',
    one: 'service',
    title: 'title',
    route: `${PATHS.services}/[service]`,
    count: { min: 1, max: 40 },
    textMax: 4000,
    schema: service,
  }),
  stages: entries({
    folder: 'stages',
    file: 'index.mdx',
    one: 'stage',
    title: 'title',
    route: '/[stage]',
    count: { min: 6, max: 6 },
    textMax: 2000,
    schema: stage,
  }),
  activities: entries({
    folder: 'activities',
    file: 'index.json',
    one: 'activity',
    title: 'title',
    count: { min: 1, max: 12 },
    schema: activity,
  }),
  gallery: entries({
    folder: 'gallery',
    file: 'index.json',
    one: 'gallery location',
    title: 'title',
    anchorsOn: PATHS.gallery,
    count: { min: 1, max: 6 },
    schema: gallery,
  }),
  schedule: entries({
    folder: 'schedule',
    file: 'index.json',
    one: 'part of the day',
    title: 'title',
    anchorsOn: PATHS.activities,
    slugs: DAY_PARTS,
    count: { min: DAY_PARTS.length, max: DAY_PARTS.length },
    schema: schedulePart,
  }),
  scheduleSlides: entries({
    folder: 'schedule-slides',
    file: 'index.json',
    one: 'schedule slide',
    title: 'title',
    count: { min: 4, max: 4 },
    schema: scheduleSlide,
  }),
  why: entries({
    folder: 'why',
    file: 'index.json',
    one: '“Why choose us” card',
    title: 'title',
    count: { min: 1, max: 8 },
    schema: whyCard,
  }),
  team: entries({
    folder: 'team',
    file: 'index.json',
    one: 'team portrait',
    title: 'area',
    count: { min: 1, max: 12 },
    schema: teamMember,
  }),

  homePage: page('home', 'home page', homePage),
  aboutPage: page('about', 'About page', aboutPage),
  programmePage: page('programme', 'programme page', programmePage),
  galleryPage: page('gallery', 'gallery page', galleryPage),
  servicesPage: page('services', 'services page', servicesPage),
  activitiesPage: page('activities', 'activities page', activitiesPage),
  contactPage: page('contact', 'contact page', contactPage),
  thanksPage: page('thanks', 'thanks page', thanksPage),
  privacyPage: page('privacy', 'privacy page', privacyPage),
  packagesPage: page('packages', 'packages page', placeholderPage),
  yogaPage: page('yoga', 'yoga page', placeholderPage),
  notFoundPage: page('not-found', 'not-found page', notFoundPage),
  serviceNotFoundPage: page('service-not-found', 'service-not-found page', notFoundPage),

  site: facts('site', 'site facts', site),
  labels: facts('labels', 'labels', labels),
};

export type CollectionName = keyof typeof collections;
