import type { Page } from '@playwright/test';
import { test } from '../support/server.ts';
import { arrive } from './visitor.ts';
import { DEVICES } from './walk.ts';

interface State {
  path: string;
  /** Where it lives. */
  place: string;
  enter: (page: Page) => Promise<unknown>;
}

const playing = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some(({ paused, readyState }) => !paused && readyState > 2),
  );

const STATES: Readonly<Record<string, State>> = {
  'film playing': { path: '/', place: '.film', enter: playing },
  'pictures moving': {
    path: '/',
    place: '.images',
    enter: async (page) => {
      await page.locator('.images').scrollIntoViewIfNeeded();
      await page.locator('.images-playing').waitFor();
    },
  },
  'panel open': {
    path: '/restore',
    place: 'summary',
    enter: async (page) => {
      const opener = page.locator('.menu-open');
      if (await opener.isVisible()) await opener.click();
      await page.locator('#menu summary').click();
    },
  },
  'photograph open': {
    path: '/gallery',
    place: '.tile',
    enter: (page) => page.locator('.tile').first().click(),
  },
  'tab chosen': {
    path: '/activities',
    place: '.schedule',
    enter: (page) => page.locator('.schedule-tabs a').last().click(),
  },
  'form with errors': {
    path: '/contact',
    place: 'form',
    enter: (page) => page.locator('form [type=submit]').click(),
  },
  'form sent': {
    path: '/contact',
    place: 'form',
    enter: async (page) => {
      for (const name of ['firstName', 'lastName', 'text']) await page.locator(`[name=${name}]`).fill('Ada');
      await page.locator('[name=email]').fill('ada@example.org');
      await page.locator('form [type=submit]').click();
      await page.locator('[role=alert]').filter({ hasText: /\w/ }).waitFor();
    },
  },
};

/** Each event as steps of the explorer, with the choice that makes them what is meant. */
const EVENTS: Readonly<Record<string, [name: string, choice: number][]>> = {
  menu: [
    ['menu', 0],
    ['Escape', 0],
  ],
  saver: [['saver', 0]],
  turn: [
    ['turn', 0],
    ['turn', 0],
  ],
  'text at 200%': [['text', 0]],
  'offline and back': [
    ['offline', 0],
    ['offline', 1],
  ],
  'reduced motion': [['motion', 0]],
  'skip link': [['skip', 0]],
  wheel: [['scroll', 0]],
  'file that fails': [
    ['files', 1],
    ['scroll', 3],
  ],
};

/** Why an event cannot come in a state. */
const reasonOf = (event: string, state: string, device: string): string | undefined => {
  if (event === 'menu' && device !== 'phone') return 'the menu is always open in a wide header';
  if (state === 'photograph open' && /menu|saver|skip/.test(event)) return 'a window covers the page';
  if (state === 'panel open' && device === 'phone' && /menu|saver|skip/.test(event))
    return 'the menu covers the page';
  return undefined;
};

for (const device of ['phone', 'tablet', 'desktop'] as const)
  test(`each state beside each event, and back: ${device}`, async ({ browser, link }) => {
    test.setTimeout(1_200_000);
    const rows: Record<string, Record<string, string>> = {};
    const wrong: string[] = [];
    for (const [state, { path, place, enter }] of Object.entries(STATES))
      for (const [event, steps] of Object.entries(EVENTS)) {
        const row = (rows[state] ??= {});
        const reason = reasonOf(event, state, device);
        if (reason) {
          row[event] = reason;
          continue;
        }
        const context = await browser.newContext({
          ...DEVICES[device],
          locale: 'en-GB',
          serviceWorkers: 'block',
        });
        const { page, act, judge } = await arrive(context, link, path, '4g', device !== 'desktop');
        const faults: string[] = [];
        try {
          await enter(page);
          faults.push(...(await judge()));
          for (const [name, choice] of steps) {
            if ((await act(name, choice)) === undefined) faults.push(`“${name}” cannot be done`);
            faults.push(...(await judge()));
          }
          // Back to where the state lives.
          await page
            .locator(place)
            .first()
            .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
          faults.push(...(await judge()));
        } catch (error) {
          faults.push(String(error));
        }
        await context.close();
        row[event] = faults.length > 0 ? 'wrong' : 'right';
        wrong.push(...new Set(faults.map((fault) => `${state}, ${event}: ${fault}`)));
      }
    console.log(device);
    console.table(rows);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  });
