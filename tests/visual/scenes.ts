import { hydrate } from '../fixtures/islands.ts';
import { servicesMenu } from '../fixtures/places.ts';
import type { Page } from './test.ts';

/** A page in one state, and which of its parts are photographed. */
export interface Scene {
  name: string;
  path: string;
  /** Brings the state about. */
  reach?: (page: Page, width: number) => Promise<void>;
  /** The parts: what the picture is called, and a selector of the element. */
  parts: Record<string, string>;
  /** Only at these widths. */
  widths?: readonly number[];
  /** Taller than usual, for what is as high as the window and longer than it. */
  height?: number;
  /** The header is part of the picture. */
  header?: true;
}

/** The widths that the design is drawn for, each with the height of such a screen. */
export const SCREENS: Readonly<Record<number, number>> = { 320: 640, 425: 850, 768: 1024, 1440: 900 };

const SMALL = [320, 425, 768];
const LARGE = [1440];
const ENDS = [320, 1440];

/** Takes the focus, and with it the ring around it, off the page. */
const leave = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Turns the day's carousel on, slide by slide. */
const turned = (times: number) => async (page: Page) => {
  await hydrate(page, 'ScheduleCarousel');
  for (let turn = 0; turn < times; turn += 1) {
    await page.locator('.swiper-slide-active .arrow.next').press('Enter');
    // The focus goes with the slide.
    await page.locator(`.day-slide:nth-child(${turn + 2}).swiper-slide-active .arrow.next:focus`).waitFor();
  }
  await leave(page);
};

const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu' }).press('Enter');

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
    parts: {
      teaser: '.teaser',
      banner: '.banner',
      'day-1': '.section:has(.day)',
      why: '.why',
      reserve: '.reserve',
      india: '.india',
      footer: '.footer',
    },
  },
  { name: 'home, its top', path: '/', parts: { hero: '.hero' }, header: true },
  { name: 'day', path: '/', reach: turned(1), widths: ENDS, parts: { 'day-2': '.day' } },
  { name: 'day, afternoon', path: '/', reach: turned(2), widths: ENDS, parts: { 'day-3': '.day' } },
  { name: 'day, evening', path: '/', reach: turned(3), widths: ENDS, parts: { 'day-4': '.day' } },
  {
    name: 'India, live, its second picture',
    path: '/',
    reach: async (page) => {
      await hydrate(page, 'ImageCarousel');
      await page.locator('.dot').nth(1).press('Enter');
      await page.locator('.dot:nth-child(2)[aria-current=true]').waitFor();
      await leave(page);
    },
    parts: { 'india-2': '.india-pictures' },
  },
  { name: 'header', path: '/gallery', parts: { header: '.header' }, header: true },
  {
    name: 'menu on a small screen',
    path: '/gallery',
    reach: openMenu,
    widths: SMALL,
    header: true,
    parts: { menu: '#menu' },
  },
  {
    name: 'menu on a small screen, services open',
    path: '/services/sauna',
    reach: async (page) => {
      await openMenu(page);
      await servicesMenu(page).button.press('Enter');
      await page.evaluate(() => document.getElementById('menu')?.scrollTo(0, 0));
    },
    widths: SMALL,
    height: 1500,
    header: true,
    parts: { 'menu-services': '#menu' },
  },
  {
    name: 'services menu',
    path: '/services/sauna',
    reach: async (page) => {
      await hydrate(page, 'ServicesMenu');
      await servicesMenu(page).button.press('Enter');
    },
    widths: LARGE,
    header: true,
    parts: { 'services-panel': '.services-panel', 'services-button': '.services > summary' },
  },
  {
    name: 'programme',
    path: '/6R-Programme',
    parts: { 'programme-head': '.page-head', 'programme-film': '.film', journey: '.section:has(.journey)' },
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
      'stage-siblings': '.siblings',
    },
  },
  {
    name: 'service',
    path: '/services/acupuncture',
    parts: {
      'service-top': '.service-top',
      'service-body': '.service-body',
      'service-siblings': '.siblings',
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
    parts: { 'about-film': '.about-film', about: '.about', team: '.section:has(.team)' },
  },
  { name: 'gallery', path: '/gallery', parts: { 'gallery-hero': '.gallery-hero', grid: '#anjarle' } },
  {
    name: 'lightbox',
    path: '/gallery',
    reach: async (page) => {
      await page.locator('.tile').nth(1).press('Enter');
      await page.locator('#lightbox img').waitFor();
    },
    parts: { lightbox: '#lightbox' },
  },
  {
    name: 'activities',
    path: '/activities',
    parts: { activities: '.activities', tabs: '.section:has(.tabs)' },
  },
  {
    name: 'tabs, the third chosen',
    path: '/activities',
    reach: async (page) => {
      await hydrate(page, 'ScheduleTabs');
      await page.getByRole('tab', { name: 'Midday' }).click();
      await page.mouse.move(0, 0);
    },
    parts: { 'tabs-3': '.tabs' },
  },
  { name: 'enquiry', path: '/contact', parts: { 'contact-head': '.page-head', enquiry: '.enquiry' } },
  {
    name: 'enquiry, a field focused',
    path: '/contact',
    reach: async (page) => {
      await hydrate(page, 'ContactForm');
      await page.getByLabel('Email').focus();
    },
    parts: { 'form-focus': '.contact-form' },
  },
  {
    name: 'enquiry with errors',
    path: '/contact',
    reach: async (page) => {
      await hydrate(page, 'ContactForm');
      await page.getByLabel('Phone Number').fill('12');
      await page.locator('.contact-form button').press('Enter');
      await page.locator('.error').nth(4).waitFor();
    },
    parts: { 'form-errors': '.contact-form' },
  },
  {
    name: 'enquiry sent',
    path: '/contact',
    reach: async (page) => {
      await hydrate(page, 'ContactForm');
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Lovelace');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('Message').fill('Hello');
      await page.locator('.contact-form button').press('Enter');
      await page.locator('.sent:not(:empty)').waitFor();
    },
    parts: { 'form-sent': '.contact-form' },
  },
  {
    name: 'privacy',
    path: '/privacy',
    parts: { 'privacy-head': '.page-head', privacy: 'main section:first-of-type' },
  },
  { name: 'placeholder', path: '/packages', parts: { packages: 'main' } },
  { name: 'not found', path: '/nonsense', parts: { 'not-found': 'main' } },
  { name: 'service not found', path: '/services/nonsense', parts: { 'service-not-found': 'main' } },
];

/** The widths at which a scene is photographed. */
export const widthsOf = ({ widths }: Scene): readonly number[] => widths ?? Object.keys(SCREENS).map(Number);

/** The names of all pictures, in the folder of the baselines. */
export const names = (): string[] =>
  SCENES.flatMap((scene) =>
    widthsOf(scene).flatMap((width) => Object.keys(scene.parts).map((part) => `${width}/${part}.png`)),
  );
