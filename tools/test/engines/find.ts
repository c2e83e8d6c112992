import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { withBiDi } from './bidi.ts';
import { withPlaywright } from './playwright.ts';
import type { Start } from './session.ts';
import { withWebKitDriver, XVFB } from './webkitgtk.ts';

/** A browser engine to test in. */
export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Which build was found, or how to install one, as text. */
  description: string;
  /** Whether it rounds the width of each letter and the height of each line to whole pixels. */
  roundsText?: true;
  /** Absent where the engine is not installed. */
  start?: Start;
}

const FIREFOX = ['/usr/bin/firefox', '/usr/bin/firefox-esr'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/{*-linux-gnu,}/webkit2gtk-4.*/MiniBrowser';

const findFirefox = (): Engine => {
  const name = 'Firefox';
  if (existsSync(firefox.executablePath()))
    return { name, description: 'Playwright’s Firefox', start: withPlaywright(firefox) };
  const path = FIREFOX.find((candidate) => existsSync(candidate));
  return path
    ? { name, description: `the system’s Firefox, ${path}`, start: withBiDi(path) }
    : {
        name,
        description: 'not installed; run `npx playwright install firefox`, or install Debian’s firefox-esr',
      };
};

const findWebKit = (): Engine => {
  const name = 'WebKit';
  if (existsSync(webkit.executablePath()))
    return { name, description: 'Playwright’s WebKit', start: withPlaywright(webkit) };
  const [browser] = globSync(MINI_BROWSER);
  const hasDisplay = process.env['DISPLAY'] !== undefined || existsSync(XVFB);
  return browser && existsSync(WEBKIT_DRIVER) && hasDisplay
    ? {
        name,
        description: `the system’s WebKitGTK, ${browser}`,
        roundsText: true,
        start: withWebKitDriver(WEBKIT_DRIVER, browser),
      }
    : {
        name,
        description:
          'not installed; run `npx playwright install webkit`, or install Debian’s webkit2gtk-driver and xvfb',
      };
};

/** Finds each engine: Playwright's own build where it is installed, else the system's. */
export const findEngines = (): readonly Engine[] => [findFirefox(), findWebKit()];
