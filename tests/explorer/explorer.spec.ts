import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { misfits } from '../site-wide/layout.ts';
import { findLowContrast } from '../site-wide/lowContrast.ts';
import { expectAccessible } from '../support/axe.ts';
import { PHONE, TABLET } from '../support/devices.ts';
import { test, type Link } from '../support/server.ts';
import { FAST_CONNECTION, simulateConnection, SLOW_CONNECTION } from '../support/test.ts';
import { ACTIONS, EVENTS, readOffline, STATES } from './actions.ts';
import { watch } from './watch.ts';

const { SEEDS = '2', SECONDS = '40' } = process.env;
/** The longest that a step may take, and for how long the way to a fault is made shorter, in ms. */
const LIMIT = 30_000;

const DEVICES = {
  phone: { ...PHONE, deviceScaleFactor: 1 },
  tablet: { ...TABLET, viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};
type Device = keyof typeof DEVICES;
const NAMES = Object.keys(DEVICES) as Device[];
const WORLD = Object.keys(STATES).flatMap((state) => NAMES.map((device) => ({ device, state })));

/** What the browser says where the connection or a file fails. */
const BROKEN = /Failed to load resource|net::ERR|Failed to fetch|status of 404|blocked by Playwright/;

/** Does something in the page, which may still be on its way to another. */
const arrived = <T>(work: () => Promise<T>) => work().catch(() => setTimeout(500).then(work));

/** Opens the page of a state on a device. Each thing that is done there becomes one of the steps. */
const arrive = async (browser: Browser, link: Link, device: Device, state: string, steps: string[]) => {
  const [path = '', place = '', sign = '', ...entry] = STATES[state] ?? [];
  const isSlow = state === 'slow line';
  Object.assign(link, { state: 'good', films: 'good', asked: [], prefetched: [] });
  const serviceWorkers = entry.includes('offline') ? 'allow' : 'block';
  const context = await browser.newContext({ ...DEVICES[device], locale: 'en-GB', serviceWorkers });
  context.setDefaultTimeout(LIMIT / 2);
  const page = await context.newPage();
  const errors = new Set<string>();
  context.on('weberror', (error) => errors.add(error.error().message));
  context.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !BROKEN.test(message.text())) errors.add(message.text());
  });
  await page.addInitScript(`globalThis.explorer = (${String(watch)})()`);
  await simulateConnection(page, isSlow ? SLOW_CONNECTION : FAST_CONNECTION);

  const find = async () => {
    const { faults, hasFilm } = await page.evaluate(() => explorer.look());
    faults.push(...(await misfits(page)));
    // Elsewhere nothing new comes behind words. Forced colours show also those that are to be hidden.
    if (faults.length === 0 && hasFilm && !steps.includes('forced colours: active'))
      faults.push(...(await findLowContrast(page, 'body', true)));
    return faults;
  };
  const look = async () => {
    let faults = await find().catch(() => ['it is on its way']);
    // What is only on its way is gone after a while.
    for (let tries = 0; tries < 16 && faults.length > 0; tries += 1)
      faults = await setTimeout(250)
        .then(find)
        .catch((error: unknown) => [String(error)]);
    const isAsked = !isSlow || steps.some((step) => step.includes('film”'));
    const unasked = link.asked.splice(0).filter((asked) => asked.endsWith('.mp4') && !isAsked);
    unasked.push(...link.prefetched.splice(0).filter((asked) => isSlow || asked.includes('.')));
    faults.push(...errors, ...unasked.map((asked) => `nobody asked for ${asked}`));
    if (faults.length > 0) throw new Error(faults.join('\n→ '));
  };
  /** Opens the page, unless it is open, and scrolls to the place of the state. @returns what covers it */
  const comeBack = async () => {
    if (new URL(page.url()).pathname !== path) {
      steps.push(`open ${path}`);
      await page.goto(link.url + path);
    }
    return arrived(() => page.evaluate((place) => explorer.comeBack(place), place));
  };
  const act = async (name: string, choice: number) => {
    const [ways = '', work] = ACTIONS[name] ?? [];
    const way = ways.split('|')[choice % ways.split('|').length] ?? '';
    await arrived(() => page.evaluate(() => explorer.begin()));
    for (let times = 0; times < (name === 'press Tab' ? 8 : 1); times += 1) {
      const done = await work?.(page, way, { link, touch: device !== 'desktop', choice });
      if (done === false) return false;
      steps.push(typeof done === 'string' ? done : `${name}: ${way}`);
      await look();
    }
    return true;
  };
  const holds = page.locator(sign).first();
  /** Brings the state about, unless it holds. @returns whether it does then */
  const enter = async () => {
    if (page.url() === link.url + path && (await holds.isVisible())) return true;
    // What else covers the state is closed.
    if (await comeBack()) await act('press a key', 0);
    await comeBack();
    for (const press of entry) {
      const target = page.locator(press).first();
      if (await holds.isVisible()) break;
      await arrived(() => page.evaluate(() => explorer.begin()));
      if (press === 'offline') await readOffline(page, link);
      else if (press in ACTIONS) await act(press, 0);
      else if (await target.isVisible()) await target.click({ timeout: 2000 }).catch(() => undefined);
      await look();
    }
    return holds.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  };
  /** Does something where the state holds, and comes back. @returns why it cannot be done, if it cannot */
  const step = async (name: string, choice: number) => {
    if (!(await act(name, choice))) return (await comeBack()) ?? 'none here';
    await comeBack();
    await look();
    return 'right';
  };
  return { page, enter, step };
};
type Visit = Awaited<ReturnType<typeof arrive>>;

/** Makes a visit. Whatever goes wrong is said after the steps that lead to it. */
const visit = async (browser: Browser, link: Link, at: number, run: (visit: Visit) => Promise<unknown>) => {
  const { device, state } = WORLD[at % WORLD.length] ?? { device: 'phone', state: '' };
  const steps = [`on a ${device}, for the state “${state}”`];
  let here: Visit | undefined;
  const go = async () => {
    here = await arrive(browser, link, device, state, steps);
    if (!(await here.enter()) && !(await here.enter())) throw new Error('the state does not come');
    await run(here);
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
    void here?.page
      .context()
      .close()
      .catch(() => undefined);
  }
};

/** Up to twelve actions in any order. Events, which meet most of what is open, playing or typed, come first. */
const walks = fc.commands(
  [...Object.keys(ACTIONS), ...EVENTS, ...EVENTS, ...EVENTS].map((name) =>
    fc.nat(60).map((choice): fc.AsyncCommand<{ done: Set<string>; until: number }, Visit> => ({
      check: ({ done, until }) => done.size < 12 && !done.has(name) && Date.now() < until,
      run: async ({ done }, { enter, step }) => {
        done.add(name);
        await enter();
        await step(name, choice);
      },
      toString: () => name,
    })),
  ),
  { maxCommands: 100, size: 'max' },
);

for (let seed = 1; seed <= Number(SEEDS); seed += 1)
  test(`a visitor who does anything at all finds nothing wrong: seed ${seed}`, async ({ browser, link }) => {
    const end = Date.now() + Number(SECONDS) * 1000;
    test.setTimeout(Number(SECONDS) * 1000 + 5 * LIMIT);
    let [visits, count] = [0, 0];
    for (let at = (seed - 1) * 13; Date.now() < end; at += 5, visits += 1) {
      let until = end;
      const property = fc.asyncProperty(fc.noBias(walks), async (commands) => {
        if (Date.now() > until) return;
        const model = { done: new Set<string>(), until };
        const run = (real: Visit) => fc.asyncModelRun(() => ({ model, real }), commands);
        await visit(browser, link, at, run).catch((error: unknown) => {
          // The way to the first fault is made shorter for a while.
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

for (const [offset, device] of NAMES.entries())
  test(`each state beside each event, and back: ${device} @extended`, async ({ browser, link }) => {
    test.setTimeout(3_600_000);
    const table: Record<string, Record<string, string>> = {};
    const wrong: string[] = [];
    for (const [index, state] of Object.keys(STATES).entries()) {
      const rest = [...EVENTS];
      for (let tries = 0; rest.length > 0 && tries < 30; tries += 1)
        await visit(browser, link, index * NAMES.length + offset, async ({ page, enter, step }) => {
          await expectAccessible(page);
          while (rest.length > 0) {
            if (!(await enter())) throw new Error('the state does not come back');
            const name = rest.shift() ?? '';
            (table[name] ??= {})[state] = 'wrong';
            table[name][state] = await step(name, 0);
          }
        }).catch((error: unknown) => wrong.push((error as Error).message));
    }
    console.log(device);
    console.table(table);
    if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
  });
