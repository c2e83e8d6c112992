/** The sections of one page of each kind, at the widths at which they are laid out differently. */
import { test } from '../support/test.ts';
import { expectScreenshot, SCREENS, type Width } from './screenshot.ts';

const EVERY: readonly Width[] = [320, 768, 1440];
const ENDS: readonly Width[] = [320, 1440];

/** For each path the names of its sections’ baselines, with their selectors and widths. */
const PAGES: Readonly<Record<string, Readonly<Record<string, readonly [string, readonly Width[]]>>>> = {
  '/': {
    teaser: ['.teaser', EVERY],
    banner: ['.banner', ENDS],
    day: ['.days', ENDS],
    why: ['.why', EVERY],
    india: ['.india', ENDS],
    'call-to-action': ['.closing', ENDS],
    footer: ['.footer', EVERY],
  },
  '/6R-Programme': {
    'programme-top': ['.programme-top', ENDS],
    journey: ['.section:has(.journey)', EVERY],
    practical: ['.practical', ENDS],
  },
  '/restore': {
    'stage-top': ['.stage-top', EVERY],
    stage: ['.stage', ENDS],
    themes: ['.themes', EVERY],
    sessions: ['.sessions', ENDS],
    closing: ['.closing', ENDS],
  },
  '/services': {
    'group-of-7': ['#drips', [1440]],
    'group-of-2': ['#cold-and-heat', ENDS],
    'group-of-1': ['#plans', ENDS],
  },
  '/services/acupuncture': { service: ['main > article', EVERY] },
  '/about': {
    'about-top': ['.plated', ENDS],
    about: ['.about', ENDS],
    'themes-beside-picture': ['.themes', ENDS],
    team: ['.section:has(.team)', EVERY],
  },
  '/gallery': { 'gallery-hero': ['.gallery-hero', ENDS], photographs: ['#anjarle', EVERY] },
  '/activities': { activities: ['.activities', EVERY], timetable: ['.section:has(.schedule)', ENDS] },
  '/contact': { enquiry: ['.contact', EVERY] },
  '/privacy': { privacy: ['.text-sections > section:first-of-type', ENDS] },
  '/packages': { placeholder: ['main', [1440]] },
  '/nonsense': { 'not-found': ['main', ENDS] },
  '/services/nonsense': { 'service-not-found': ['main', [320]] },
  '/offline': { offline: ['main', [320]] },
};

for (const [path, sections] of Object.entries(PAGES)) {
  for (const width of EVERY) {
    const shown = Object.entries(sections).filter(([, [, widths]]) => widths.includes(width));
    if (shown.length === 0) continue;
    test(`${path} at ${width} px`, async ({ page, browserErrors }) => {
      if (path.endsWith('nonsense')) browserErrors.expect(/404/);
      await page.setViewportSize(SCREENS[width]);
      await page.goto(path);
      for (const [name, [selector]] of shown) await expectScreenshot(page, name, selector);
    });
  }
}
