import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { compareMarks } from '../site-wide/lowContrast.ts';
import { PHONE, TABLET } from '../support/devices.ts';
import type { Link } from '../support/server.ts';
import { FAST_CONNECTION, simulateConnection, SLOW_CONNECTION } from '../support/test.ts';
import { ACTIONS, LEAVES_OPEN, type Name } from './actions.ts';
import { watch } from './watch.ts';

/** What visitors hold. */
export const DEVICES = {
  phone: { ...PHONE, deviceScaleFactor: 1 },
  tablet: TABLET,
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** What the browser says where the connection or a file fails. */
const BROKEN = /Failed to load resource|net::ERR|Failed to fetch|status of 404|blocked by Playwright/;

/** The longest that a step may take, in milliseconds. */
const STEP = 30_000;

interface Visit {
  device: keyof typeof DEVICES;
  start: string;
  isFast?: boolean;
  serviceWorkers?: 'allow' | 'block';
}

/** Faults, after the steps that lead to them. */
class Found extends Error {}

/** Opens the first page of a visit. What it returns throws all steps, and what is then wrong. */
export const arrive = async (browser: Browser, link: Link, visit: Visit) => {
  const { device, start, isFast = true, serviceWorkers = 'block' } = visit;
  const steps = [`on a ${device} with a ${isFast ? 'fast' : 'slow'} connection, open ${start}`];
  const fail = (faults: readonly string[]): never => {
    const lines = [
      ...steps.map((step, index) => `${index + 1}. ${step}`),
      ...faults.map((one) => `→ ${one}`),
    ];
    throw new Found(lines.join('\n'));
  };
  const guard =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const late = new AbortController();
      const limit = setTimeout(STEP, undefined, { signal: late.signal }).then(() => {
        throw new Error('the last step does not end');
      });
      const blame = (error: Error) =>
        error instanceof Found ? Promise.reject(error) : fail([error.message]);
      return Promise.race([work(...args), limit])
        .catch(blame)
        .finally(() => late.abort());
    };

  Object.assign(link, { state: 'good', films: 'good', asked: [], prefetched: [] });
  const errors = new Set<string>();
  const options = { ...DEVICES[device], locale: 'en-GB', serviceWorkers };
  const context = await guard(() => browser.newContext(options))();
  const page = await guard(() => context.newPage())();
  page.setDefaultTimeout(3000);
  page.on('pageerror', ({ message }) => errors.add(`error: ${message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/error|warning/.test(message.type()) && !BROKEN.test(text)) errors.add(`console: ${text}`);
  });
  await page.addInitScript(`globalThis.explorer = (${String(watch)})()`);
  await simulateConnection(page, isFast ? FAST_CONNECTION : SLOW_CONNECTION);

  let isAsked = isFast;
  const judge = async (before?: string[], mayClose = false, wheel = 0) => {
    const isGood = link.state === 'good' && link.films === 'good';
    const look = () =>
      page.evaluate((all) => explorer.findFaults(...all), [before, mayClose, isGood, wheel] as [
        string[] | undefined,
        boolean,
        boolean,
        number,
      ]);
    let faults: string[] = [];
    // What is only on its way is gone after a while.
    for (let tries = 0; tries < 10 && (tries === 0 || faults.length > 0); tries += 1) {
      await setTimeout(tries ? 250 : 120);
      faults = await look().catch(() => []);
    }
    const unasked = [
      ...link.prefetched.splice(0).filter((path) => !isFast || path.includes('.')),
      ...link.asked.splice(0).filter((path) => path.endsWith('.mp4') && !isAsked),
    ];
    const found = [...faults, ...errors, ...unasked.map((path) => `nobody asked for ${path}`)];
    if (found.length > 0) fail(found);
  };
  return {
    page,
    open: guard(() => page.goto(link.url + start, { timeout: STEP })),
    judge: guard(judge),
    close: () => context.close(),
    /** Compares words with the pictures behind them. */
    read: guard(async () => {
      const faint = await compareMarks(page, await page.evaluate(() => explorer.findMarks()), true);
      if (faint.length > 0) fail(faint);
    }),
    /** Does something, unless it cannot be done now. @returns whether it was done */
    act: guard(async (name: Name, choice: number) => {
      const before = await page.evaluate(() => explorer.begin()).catch(() => undefined);
      const visitor = { page, link, touch: device !== 'desktop', look: () => judge() };
      const done = await ACTIONS[name](visitor, choice).catch((error: unknown) => {
        if (error instanceof Found) throw error;
      });
      if (!done) return false;
      steps.push(done);
      isAsked ||= /film|play/i.test(done);
      const turns = /turn|resize/.test(name);
      const wheel = name === 'wheel' ? Number(/\S+$/.exec(done)?.[0]) : 0;
      await judge(turns || LEAVES_OPEN.includes(name) ? before : undefined, turns, wheel);
      return true;
    }),
  };
};
