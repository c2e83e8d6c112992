import type { BrowserContextOptions, Page } from '@playwright/test';

/** One column of a sheet: a page in some state. */
export interface Shot {
  path: string;
  /** The width of the window, in CSS pixels. */
  width: number;
  /** The width of the column on the sheet, in pixels. */
  column: number;
  options?: BrowserContextOptions;
  print?: boolean;
  /** Brings the page into its state. */
  prepare?: ((page: Page) => Promise<void>) | undefined;
}

const PAGES = {
  home: '/',
  about: '/about',
  programme: '/6R-Programme',
  stage: '/restore',
  services: '/services',
  service: '/services/sauna',
  gallery: '/gallery',
  activities: '/activities',
  contact: '/contact',
  'not-found': '/nothing',
} as const;

const WIDTHS: readonly Pick<Shot, 'width' | 'column'>[] = [
  { width: 320, column: 180 },
  { width: 425, column: 220 },
  { width: 768, column: 300 },
  { width: 1024, column: 360 },
  { width: 1440, column: 440 },
  { width: 1920, column: 520 },
];

/** Where forced colours and print differ most from the screen. */
const STATES: readonly Pick<Shot, 'path' | 'width' | 'prepare'>[] = [
  {
    path: '/gallery',
    width: 425,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.services > summary').click();
    },
  },
  {
    path: '/contact',
    width: 600,
    prepare: async (page) => {
      await page.getByLabel('Phone Number').fill('12');
      await page.locator('.contact-form [type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  { path: '/services/acupuncture', width: 768 },
  { path: '/activities', width: 768 },
  { path: '/', width: 1024 },
];

/** A4 in CSS pixels, with the margins that the print styles set. */
export const PAPER = { width: 794, across: 68, down: 60 };

/** The columns of each sheet, by its name. */
export const SHEETS: Readonly<Record<string, readonly Shot[]>> = {
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, path]) => [name, WIDTHS.map((width) => ({ path, ...width }))]),
  ),
  'forced-colours': STATES.map((state) => ({
    ...state,
    column: Math.round(state.width / 2),
    options: { forcedColors: 'active' },
  })),
  print: STATES.map((state) => ({
    ...state,
    width: PAPER.width - 2 * PAPER.across,
    column: PAPER.width / 2,
    print: true,
  })),
};
