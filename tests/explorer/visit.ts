import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { PHONE, TABLET } from '../support/devices.ts';
import type { Link } from '../support/server.ts';
import { FAST_CONNECTION, simulateConnection, SLOW_CONNECTION } from '../support/test.ts';
import { ACTIONS, LEAVES_OPEN, TURNS, type Name } from './actions.ts';
import { watch } from './watch.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** What visitors hold. */
export const DEVICES = { phone: { ...PHONE, deviceScaleFactor: 1 }, tablet: TABLET, desktop: DESKTOP };

/** What the browser says where the connection or a file fails. */
const BROKEN = /Failed to load resource|net::ERR|Failed to fetch|status of 404|blocked by Playwright/;

/** The longest that a step may take, in milliseconds. */
const LIMIT = 30_000;

interface Visit {
  device: keyof typeof DEVICES;
  start: string;
  isFast?: boolean;
  serviceWorkers?: 'allow' | 'block';
}

/** Faults, after the steps that lead to them. */
class Found extends Error {}

/** Begins a visit. Whatever it returns throws all steps, and what is then wrong. */
export const arrive = async (browser: Browser, link: Link, visit: Visit) => {
  const { device, start, isFast = true, serviceWorkers = 'block' } = visit;
  const steps = [`on a ${device} with a ${isFast ? 'fast' : 'slow'} connection, open ${start}`];
  const fail = (faults: readonly string[]): never => {
    const lines = steps.map((step, index) => `${index + 1}. ${step}`);
    throw new Found([...lines, ...faults.map((fault) => `→ ${fault}`)].join('\n'));
  };
  const guard =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const late = new AbortController();
      const limit = setTimeout(LIMIT, 'late' as const, { signal: late.signal });
      try {
        const done = await Promise.race([work(...args), limit]);
        return done === 'late' ? fail(['the last step does not end']) : done;
      } catch (error) {
        if (error instanceof Found) throw error;
        return fail([String(error)]);
      } finally {
        late.abort();
      }
    };

  Object.assign(link, { state: 'good', films: 'good', asked: [], prefetched: [] });
  const errors = new Set<string>();
  const options = { ...DEVICES[device], locale: 'en-GB', serviceWorkers };
  const context = await guard(() => browser.newContext(options))();
  const page = await guard(() => context.newPage())();
  page.setDefaultTimeout(8000);
  page.on('pageerror', ({ message }) => errors.add(`error: ${message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/error|warning/.test(message.type()) && !BROKEN.test(text)) errors.add(`console: ${text}`);
  });
  await page.addInitScript(`globalThis.explorer = (${String(watch)})()`);
  await simulateConnection(page, isFast ? FAST_CONNECTION : SLOW_CONNECTION);

  let isAsked = isFast;
  const judge = async (open?: string[], stays = false) => {
    const step = [link.state === 'good' && link.films === 'good', open, stays] as const;
    let seen: string[] = [];
    // What is only on its way is gone after a while.
    for (let tries = 0; tries < 10 && (tries === 0 || seen.length > 0); tries += 1) {
      await setTimeout(tries ? 250 : 120);
      seen = await page.evaluate((step) => explorer.findFaults(...step), step).catch(() => []);
    }
    const unasked = [
      ...link.prefetched.splice(0).filter((path) => !isFast || path.includes('.')),
      ...link.asked.splice(0).filter((path) => path.endsWith('.mp4') && !isAsked),
    ];
    const faults = [...seen, ...errors, ...unasked.map((path) => `nobody asked for ${path}`)];
    if (faults.length > 0) fail(faults);
  };
  /** Does something, unless it cannot be done now. @returns whether it was done */
  const act = async (name: Name, choice: number) => {
    const open = await page.evaluate(() => explorer.begin()).catch(() => undefined);
    const visitor = { link, touch: device !== 'desktop', look: () => judge() };
    const done = await ACTIONS[name](page, choice, visitor).catch((error: unknown) => {
      if (error instanceof Found) throw error;
    });
    if (!done) return false;
    steps.push(done);
    isAsked ||= /film|play/i.test(done);
    const stays = LEAVES_OPEN.test(name);
    await judge(stays || TURNS.test(name) ? open : undefined, stays);
    return true;
  };
  await guard(() => page.goto(link.url + start, { timeout: LIMIT }))();
  return { page, judge: guard(judge), act: guard(act), close: () => context.close() };
};
