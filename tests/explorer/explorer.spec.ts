import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { misfits } from '../site-wide/layout.ts';
import { findLowContrast } from '../site-wide/lowContrast.ts';
import { expectAccessible } from '../support/axe.ts';
import { PHONE, TABLET } from '../support/devices.ts';
import { test, type Link } from '../support/server.ts';
import { FAST_CONNECTION, recordErrors, simulateConnection, SLOW_CONNECTION } from '../support/test.ts';
import { ACTIONS, EVENT_NAMES, readOffline, STATES } from './actions.ts';
import { watch } from './watch.ts';

const { SEEDS = '2', SECONDS = '40' } = process.env;
/** How long a step may take, and how long a failing walk is shrunk, in milliseconds. */
const LIMIT = 30_000;

const DEVICES = {
  phone: { ...PHONE, deviceScaleFactor: 1 },
  tablet: { ...TABLET, viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};
type Device = keyof typeof DEVICES;
const DEVICE_NAMES = Object.keys(DEVICES) as Device[];

/** A state on a device. */
interface Case {
  device: Device;
  state: string;
}
const STATE_NAMES = Object.keys(STATES);
const CASES: Case[] = STATE_NAMES.flatMap((state) => DEVICE_NAMES.map((device) => ({ device, state })));

/** What the browser says where the connection or a file fails. */
const BROKEN = /Failed to load resource|net::ERR|Failed to fetch/;

/** Retries once, because the page may be navigating. */
const retryAfterNavigation = <T>(work: () => Promise<T>) => work().catch(() => setTimeout(500).then(work));

/** Prepares a visit: a window on a device. Every action adds to `steps`. */
const prepare = async (browser: Browser, link: Link, { device, state }: Case, steps: string[]) => {
  const [path = '', place = '', sign = '', ...entry] = STATES[state] ?? [];
  const isSlow = state === 'slow connection';
  let asksForFilm = !isSlow;
  Object.assign(link, { state: 'good', films: 'good', asked: [] });
  const serviceWorkers = entry.includes('offline') ? 'allow' : 'block';
  const context = await browser.newContext({ ...DEVICES[device], locale: 'en-GB', serviceWorkers });
  context.setDefaultTimeout(LIMIT / 2);
  const page = await context.newPage();
  const errors = recordErrors(context);
  await page.addInitScript(`globalThis.explorer = (${String(watch)})()`);
  await simulateConnection(page, isSlow ? SLOW_CONNECTION : FAST_CONNECTION);

  const find = async () => {
    const { faults, showsFilm, hasPressedFilm } = await page.evaluate(() => explorer.look());
    asksForFilm ||= hasPressedFilm;
    faults.push(...(await misfits(page)));
    // Only a film changes what is behind words.
    if (faults.length === 0 && showsFilm) faults.push(...(await findLowContrast(page, { inWindow: true })));
    return faults;
  };
  const look = async () => {
    let faults = await find().catch(() => ['the page is still loading']);
    // Transient faults disappear within four seconds.
    for (let tries = 0; tries < 16 && faults.length > 0; tries += 1)
      faults = await setTimeout(250)
        .then(find)
        .catch((error: unknown) => [String(error)]);
    const unasked = link.asked.splice(0).filter((asked) => asked.endsWith('.mp4') && !asksForFilm);
    faults.push(
      ...errors.filter((error) => !BROKEN.test(error)),
      ...unasked.map((asked) => `nobody asked for ${asked}`),
    );
    if (faults.length > 0) throw new Error(faults.join('\n→ '));
  };
  /** Opens the page, unless it is open, and scrolls to the place of the state. @returns what covers it */
  const returnToPlace = async () => {
    if (new URL(page.url()).pathname !== path) {
      steps.push(`open ${path}`);
      await page.goto(link.url + path);
    }
    return retryAfterNavigation(() => page.evaluate((place) => explorer.returnTo(place), place));
  };
  const begin = () => retryAfterNavigation(() => page.evaluate(() => explorer.begin()));
  const act = async (name: string, choice: number) => {
    const [ways = '', action, count = 1] = ACTIONS[name] ?? [];
    const way = ways.split('|')[choice % ways.split('|').length] ?? '';
    await begin();
    for (let times = 0; times < count; times += 1) {
      const visitor = { link, touch: device !== 'desktop', choice };
      const done = await retryAfterNavigation(() => Promise.resolve(action?.(page, way, visitor)));
      if (done === false) return false;
      steps.push(typeof done === 'string' ? done : `${name}: ${way}`);
      await look();
    }
    return true;
  };
  const holds = page.locator(sign).first();
  /** Reaches the state. @returns whether it holds */
  const enter = async () => {
    if (page.url() === link.url + path && (await holds.isVisible())) return true;
    // Escape closes whatever covers the page.
    if (await returnToPlace()) await act('press a key', 0);
    await returnToPlace();
    for (const press of entry) {
      const target = page.locator(press).first();
      if (await holds.isVisible()) break;
      if (press === 'offline') await readOffline(page, link);
      else if (press in ACTIONS) await act(press, 0);
      else if (await target.isVisible()) {
        await begin();
        await target.click({ timeout: 2000 }).catch(() => undefined);
      }
      await look();
    }
    return holds.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  };
  /** Acts, then returns to the place. @returns `right`, or why it is not possible */
  const step = async (name: string, choice: number) => {
    if (!(await act(name, choice))) return (await returnToPlace()) ?? 'none here';
    await returnToPlace();
    await look();
    return 'right';
  };
  return { page, enter, step };
};
type Visit = Awaited<ReturnType<typeof prepare>>;

/** Makes a visit. An error lists the steps that led to it. */
const visit = async (browser: Browser, link: Link, on: Case, run: (visit: Visit) => Promise<unknown>) => {
  const steps = [`on a ${on.device}, for the state “${on.state}”`];
  let current: Visit | undefined;
  const go = async () => {
    current = await prepare(browser, link, on, steps);
    if (!(await current.enter()) && !(await current.enter())) throw new Error('the state does not come');
    await run(current);
  };
  const watchdog = async () => {
    for (let seen = 0; seen < steps.length; await setTimeout(LIMIT, 0, { ref: false })) seen = steps.length;
    throw new Error('the last step does not end');
  };
  try {
    await Promise.race([go(), watchdog()]);
  } catch (error) {
    const lines = steps.map((step, index) => `${index + 1}. ${step}`);
    throw new Error([...lines, `→ ${(error as Error).message}`].join('\n'), { cause: error });
  } finally {
    // Its late requests would be counted in the next visit.
    const closed = current?.page
      .context()
      .close()
      .catch(() => undefined);
    await Promise.race([closed, setTimeout(5000, undefined, { ref: false })]);
  }
};

/** Up to twelve actions in any order. Events are four times as likely as the rest. */
const walks = fc.commands(
  [...Object.keys(ACTIONS), ...EVENT_NAMES, ...EVENT_NAMES, ...EVENT_NAMES].map((name) =>
    fc.nat(60).map((choice): fc.AsyncCommand<{ done: Set<string>; until: number }, Visit> => ({
      check: ({ done, until }) => done.size < 12 && !done.has(name) && Date.now() < until,
      run: async ({ done }, { enter, step }) => {
        done.add(name);
        await enter();
        await step(name, choice);
      },
    })),
  ),
  { maxCommands: 100, size: 'max' },
);

for (let seed = 1; seed <= Number(SEEDS); seed += 1)
  test(`a visitor who does anything at all finds nothing wrong: seed ${seed}`, async ({ browser, link }) => {
    const end = Date.now() + Number(SECONDS) * 1000;
    test.setTimeout(Number(SECONDS) * 1000 + 5 * LIMIT);
    let [visits, count] = [0, 0];
    // In steps of five every case is reached, and seeds begin at different ones.
    for (let at = (seed - 1) * 13; Date.now() < end; at += 5, visits += 1) {
      const on = CASES[at % CASES.length];
      if (!on) break;
      let until = end;
      const property = fc.asyncProperty(fc.noBias(walks), async (commands) => {
        if (Date.now() > until) return;
        const model = { done: new Set<string>(), until };
        const run = (real: Visit) => fc.asyncModelRun(() => ({ model, real }), commands);
        await visit(browser, link, on, run).catch((error: unknown) => {
          // The steps to the first fault are shrunk for a while.
          if (until === end) until = Date.now() + LIMIT;
          throw error;
        });
        count += model.done.size;
      });
      const { errorInstance, failed } = await fc.check(property, { seed: seed * 1000 + at, numRuns: 1 });
      if (failed) throw new Error(`Seed ${seed}, visit ${at}\n${(errorInstance as Error).message}`);
    }
    console.log(`Seed ${seed}: ${visits} visits, ${count} steps`);
  });

for (const device of DEVICE_NAMES)
  // Split in two, so that two workers finish at about the same time.
  for (const half of [0, 1])
    test(`each event in each state, and back: ${device}, half ${half + 1} @extended`, async ({
      browser,
      link,
    }) => {
      test.setTimeout(3_600_000);
      const states = STATE_NAMES.filter((_, index) => index % 2 === half);
      const table: Record<string, Record<string, string>> = {};
      const wrong: string[] = [];
      for (const state of states) {
        const remaining = [...EVENT_NAMES];
        for (let tries = 0; remaining.length > 0 && tries < 30; tries += 1)
          await visit(browser, link, { device, state }, async ({ page, enter, step }) => {
            await expectAccessible(page);
            while (remaining.length > 0) {
              if (!(await enter())) throw new Error('the state does not come back');
              const name = remaining.shift() ?? '';
              (table[name] ??= {})[state] = 'wrong';
              table[name][state] = await step(name, 0);
            }
          }).catch((error: unknown) => wrong.push((error as Error).message));
      }
      console.log(device);
      console.table(table);
      // Only a saved page has another page of the visit to go back to.
      const possible = EVENT_NAMES.filter(
        (name) => name !== 'go back or forward' || states.includes('saved page'),
      );
      for (const name of possible)
        if (!Object.values(table[name] ?? {}).includes('right')) wrong.push(`${name} is never possible`);
      if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
    });
