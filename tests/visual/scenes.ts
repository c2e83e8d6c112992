import type { Session } from '../../tools/test/engines/session.ts';
import { blur, focus, hydrate, pressOn, typeInto, waitFor, waitForFocus } from '../support/session.ts';

/** A page in one state, and the parts of it to compare. */
export interface Scene {
  name: string;
  path: string;
  /** Brings the page into its state. */
  prepare?: (session: Session) => Promise<void>;
  /** For each part the name of its baseline, and a selector of its element. */
  parts: Record<string, string>;
  /** A selector of further parts, whose baselines are named after their first class. */
  each?: string;
  /** By default all of `SCREENS`. */
  widths?: readonly number[];
  /** The height of the window, for a part that is as high as the window and scrolls inside. */
  height?: number;
  /** Keeps the header in the screenshot. */
  header?: true;
}

/** The widths of the design, each with the usual height of such a screen. */
export const SCREENS: Readonly<Record<number, number>> = { 320: 640, 425: 850, 768: 1024, 1440: 900 };

const SMALL = [320, 425, 768];
const LARGE = [1440];
const ENDS = [320, 1440];

/** Moves the schedule carousel on by a number of slides. */
const advance = (times: number) => async (session: Session) => {
  await hydrate(session, 'ScheduleCarousel');
  for (let turn = 0; turn < times; turn += 1) {
    await pressOn(session, '.swiper-slide-active .day-next', 'Enter');
    // The focus moves to the new slide.
    await waitForFocus(session, `.day-slide:nth-child(${turn + 2}).swiper-slide-active .day-next`);
  }
  await blur(session);
};

const openMenu = (session: Session) => pressOn(session, '.menu-open', 'Enter');

const openServices = (session: Session) => pressOn(session, '.services > summary', 'Enter');

const sendForm = (session: Session) => pressOn(session, '.contact-form [type=submit]', 'Enter');

export const SCENES: readonly Scene[] = [
  {
    name: 'style guide',
    path: '/styleguide',
    parts: Object.fromEntries(
      ['brand', 'colours', 'type', 'measures', 'actions', 'actions-dark', 'figure', 'cards', 'fields'].map(
        (id) => [id, `#${id}`],
      ),
    ),
  },
  {
    name: 'home',
    path: '/',
    // The hero has a scene of its own, under the header.
    each: 'main > :not(.hero)',
    parts: { footer: '.footer' },
  },
  { name: 'home, its top', path: '/', parts: { hero: '.hero' }, header: true },
  { name: 'day', path: '/', prepare: advance(1), widths: ENDS, parts: { 'day-2': '.day' } },
  { name: 'day, afternoon', path: '/', prepare: advance(2), widths: ENDS, parts: { 'day-3': '.day' } },
  { name: 'day, evening', path: '/', prepare: advance(3), widths: ENDS, parts: { 'day-4': '.day' } },
  {
    name: 'India, hydrated, its second picture',
    path: '/',
    prepare: async (session) => {
      // It starts when it comes into view.
      await session.evaluate(
        () => document.querySelector('.images')?.scrollIntoView({ block: 'center' }),
        null,
      );
      await hydrate(session, 'ImageCarousel');
      await pressOn(session, '.images-dot:nth-child(2)', 'Enter');
      await waitFor(session, '.images-dot:nth-child(2)[aria-current=true]');
      await blur(session);
    },
    parts: { 'india-2': '.india-pictures' },
  },
  { name: 'header', path: '/gallery', parts: { header: '.header' }, header: true },
  {
    name: 'menu on a small screen',
    path: '/gallery',
    prepare: openMenu,
    widths: SMALL,
    header: true,
    parts: { menu: '#menu' },
  },
  {
    name: 'menu on a small screen, services open',
    path: '/services/sauna',
    prepare: async (session) => {
      await openMenu(session);
      await openServices(session);
      await session.evaluate(() => document.getElementById('menu')?.scrollTo(0, 0), null);
    },
    widths: SMALL,
    height: 1500,
    header: true,
    parts: { 'menu-services': '#menu' },
  },
  {
    name: 'services menu',
    path: '/services/sauna',
    prepare: async (session) => {
      await hydrate(session, 'ServicesMenu');
      await openServices(session);
    },
    widths: LARGE,
    header: true,
    parts: { 'services-panel': '.services-panel', 'services-button': '.services > summary' },
  },
  {
    name: 'programme',
    path: '/6R-Programme',
    parts: {
      'programme-head': '.page-head',
      'programme-film': '.film',
      journey: '.section:has(.journey)',
      practical: '.practical',
    },
  },
  {
    name: 'stage',
    path: '/restore',
    parts: {
      'stage-film': '.stage-film',
      stage: '.stage',
      products: '.products',
      themes: '.themes',
      'stage-services': '.service-links',
      'stage-previous-next': '.previous-next',
    },
  },
  {
    name: 'service',
    path: '/services/acupuncture',
    parts: {
      'service-top': '.service-top',
      'service-body': '.service-body',
      'service-previous-next': '.previous-next',
    },
  },
  {
    name: 'services',
    path: '/services',
    parts: {
      'services-head': '.page-head',
      'group-of-7': '#drips',
      'group-of-2': '#light',
      'group-of-1': '#plans',
    },
  },
  {
    name: 'about',
    path: '/about',
    parts: {
      'about-film': '.about-top',
      about: '.about',
      team: '.section:has(.team)',
      closing: '.closing',
    },
  },
  {
    name: 'skip link',
    path: '/gallery',
    prepare: (session) => focus(session, '.skip'),
    widths: ENDS,
    header: true,
    parts: { skip: '.skip' },
  },
  {
    name: 'tile under the mouse',
    path: '/gallery',
    prepare: (session) => session.hover('#anjarle .tile'),
    widths: LARGE,
    parts: { 'tile-hovered': '#anjarle li:first-child > .tile' },
  },
  { name: 'gallery', path: '/gallery', parts: { 'gallery-hero': '.gallery-hero', grid: '#anjarle' } },
  {
    name: 'lightbox',
    path: '/gallery',
    prepare: async (session) => {
      await session.evaluate(() => document.querySelectorAll<HTMLElement>('.tile')[1]?.focus(), null);
      await session.press('Enter');
      await waitFor(session, '#lightbox[open] img');
    },
    parts: { lightbox: '#lightbox' },
  },
  {
    name: 'activities',
    path: '/activities',
    parts: { activities: '.activities', tabs: '.section:has(.schedule)' },
  },
  {
    name: 'tabs, the third selected',
    path: '/activities',
    prepare: async (session) => {
      await hydrate(session, 'ScheduleTabs');
      await session.evaluate(() => document.querySelectorAll<HTMLElement>('[role=tab]')[2]?.click(), null);
      await waitFor(session, 'li:nth-child(3) > [role=tab][aria-selected=true]');
      await blur(session);
    },
    parts: { 'tabs-3': '.schedule' },
  },
  { name: 'enquiry', path: '/contact', parts: { 'contact-head': '.page-head', enquiry: '.enquiry' } },
  {
    name: 'enquiry, a field focused',
    path: '/contact',
    prepare: async (session) => {
      await hydrate(session, 'ContactForm');
      await focus(session, '[name=email]');
    },
    parts: { 'form-focus': '.contact-form' },
  },
  {
    name: 'enquiry with errors',
    path: '/contact',
    prepare: async (session) => {
      await hydrate(session, 'ContactForm');
      await typeInto(session, '[name=phoneNumber]', '12');
      await sendForm(session);
      await waitFor(session, '.contact-form:has(#text-error)');
    },
    parts: { 'form-errors': '.contact-form' },
  },
  {
    name: 'enquiry sent',
    path: '/contact',
    prepare: async (session) => {
      await hydrate(session, 'ContactForm');
      await typeInto(session, '[name=firstName]', 'Ada');
      await typeInto(session, '[name=lastName]', 'Lovelace');
      await typeInto(session, '[name=email]', 'ada@example.org');
      await typeInto(session, '[name=text]', 'Hello');
      await sendForm(session);
      await waitFor(session, '.form-outcome:not(:empty)');
    },
    parts: { 'form-sent': '.contact-form' },
  },
  {
    name: 'privacy',
    path: '/privacy',
    parts: { 'privacy-head': '.page-head', privacy: '.text-sections > section:first-of-type' },
  },
  { name: 'placeholder', path: '/packages', parts: { packages: 'main' } },
  { name: 'not found', path: '/nonsense', parts: { 'not-found': 'main' } },
  { name: 'service not found', path: '/services/nonsense', parts: { 'service-not-found': 'main' } },
];

/** The widths at which to compare a scene. */
export const widthsOf = ({ widths }: Scene): readonly number[] => widths ?? Object.keys(SCREENS).map(Number);
