/** What visitors cause: open menus, chosen slides and tabs, the form’s answers, focus and the mouse, other media. */
import { hydrate } from '../support/islands.ts';
import { expect, test, type Page } from '../support/test.ts';
import { expectScreenshot, SCREENS, type Width } from './screenshot.ts';

interface State {
  /** The name of its baseline. */
  name: string;
  path: string;
  widths: readonly Width[];
  /** Brings the page into the state. */
  enter?: (page: Page) => Promise<unknown>;
  /** A selector of the section to compare; without it, what the window shows. */
  section?: string;
}

const openMenu = (page: Page) => page.locator('.menu-open').press('Enter');

const openServices = async (page: Page) => {
  await hydrate(page, 'ServicesMenu');
  await page.locator('.services > summary').press('Enter');
};

const sendForm = async (page: Page, entry: Readonly<Record<string, string>>) => {
  await hydrate(page, 'ContactForm');
  for (const [name, value] of Object.entries(entry)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('.contact-form [type=submit]').press('Enter');
};

const forceColours = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

const print = (page: Page) => page.emulateMedia({ media: 'print' });

const STATES: readonly State[] = [
  { name: 'home', path: '/', widths: [320, 768, 1440] },
  {
    name: 'header',
    path: '/privacy',
    widths: [768],
    enter: (page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' })),
  },
  { name: 'skip-link', path: '/packages', widths: [320], enter: (page) => page.locator('.skip').focus() },
  { name: 'menu', path: '/gallery', widths: [320, 768], enter: openMenu },
  {
    name: 'menu-services',
    path: '/services/sauna',
    widths: [320],
    enter: async (page) => {
      // As tall as everything in the menu.
      await page.setViewportSize({ width: 320, height: 1500 });
      await openMenu(page);
      await openServices(page);
    },
  },
  {
    name: 'services-panel',
    path: '/packages',
    widths: [1440],
    enter: async (page) => {
      await openServices(page);
      await page.locator('.services-panel a').nth(3).hover();
    },
  },
  {
    name: 'lightbox',
    path: '/gallery',
    widths: [320, 1440],
    enter: async (page) => {
      await page.locator('.tile').nth(1).press('Enter');
      await expect(page.locator('#lightbox[open] img')).toBeVisible();
    },
    section: '#lightbox',
  },
  {
    name: 'tab-chosen',
    path: '/activities',
    widths: [320, 1440],
    enter: async (page) => {
      await hydrate(page, 'ScheduleTabs');
      await page.locator('[role=tab]').first().press('ArrowRight');
      await expect(page.locator('[role=tab]').nth(1)).toBeFocused();
    },
    section: '.schedule',
  },
  {
    name: 'form-errors',
    path: '/contact',
    widths: [320, 1440],
    enter: async (page) => {
      await sendForm(page, { phoneNumber: '12', lastName: 'Lovelace' });
      await expect(page.locator('#text-error')).toBeVisible();
    },
    section: '.contact-form',
  },
  {
    name: 'form-sent',
    path: '/contact',
    widths: [320],
    enter: async (page) => {
      await sendForm(page, { firstName: 'Ada', lastName: 'L', email: 'ada@example.org', text: 'Hello' });
      await expect(page.locator('.form-outcome')).not.toBeEmpty();
    },
    section: '.contact-form',
  },
  { name: 'forced-colours-home', path: '/', widths: [320], enter: forceColours },
  {
    name: 'forced-colours-timetable',
    path: '/activities',
    widths: [320],
    enter: forceColours,
    section: '.schedule',
  },
  {
    name: 'forced-colours-form',
    path: '/contact',
    widths: [320],
    enter: forceColours,
    section: '.contact-form',
  },
  { name: 'print-service', path: '/services/acupuncture', widths: [660], enter: print, section: 'body' },
  { name: 'print-activities', path: '/activities', widths: [660], enter: print, section: 'body' },
];

for (const { name, path, widths, enter, section } of STATES) {
  for (const width of widths) {
    test(`${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize(SCREENS[width]);
      await page.goto(path);
      await enter?.(page);
      await expectScreenshot(page, name, section);
    });
  }
}

test('each slide of the day, and the focus on its arrow', async ({ page }) => {
  await page.setViewportSize(SCREENS[320]);
  await page.goto('/');
  await hydrate(page, 'ScheduleCarousel');
  for (const slide of [2, 3, 4]) {
    await page.locator('.day > .day-arrows .day-next').press('Enter');
    await expect(page.locator(`.day-slide:nth-child(${slide}).swiper-slide-active`)).toBeVisible();
    await expectScreenshot(page, `day-${slide}`, '.day');
  }
});

test('a button in focus and under the mouse; a link under the mouse', async ({ page }) => {
  await page.setViewportSize(SCREENS[1440]);
  await page.goto('/services');
  const [button, link] = [page.locator('.closing-ways .button'), page.locator('.closing-ways .arrow-link')];
  await button.focus();
  await link.hover();
  await expectScreenshot(page, 'button-focused', '.closing-ways');
  await button.hover();
  await button.blur();
  await expectScreenshot(page, 'button-hovered', '.closing-ways');
});
