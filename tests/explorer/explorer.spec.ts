import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import { compare, photograph } from '../site-wide/lowContrast.ts';
import { PHONE, TABLET } from '../support/devices.ts';
import { test, type Link } from '../support/server.ts';
import { FAST_CONNECTION, simulateConnection, SLOW_CONNECTION } from '../support/test.ts';
import { ACTIONS, STATES } from './actions.ts';
import { watch } from './watch.ts';

const { SEEDS = '2', SECONDS = '40' } = process.env;
const TIME = Number(SECONDS) * 1000;
/** The longest that a step may take, and for how long the way to a fault is made shorter. */
const LIMIT = 30_000;

const DEVICES = {
  phone: { ...PHONE, deviceScaleFactor: 1 },
  tablet: { ...TABLET, viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};
type Device = keyof typeof DEVICES;
const NAMES = Object.keys(DEVICES) as Device[];
const WORLD = Object.keys(STATES).flatMap((state) => NAMES.map((device) => [device, state] as const));

/** What the browser says where the connection or a file fails. */
const BROKEN = /Failed to load resource|net::ERR|Failed to fetch|status of 404|blocked by Playwright/;

/** What a visit is made of. */
interface Visit {
  enter: () => Promise<boolean>;
  step: (name: string, choice: number) => Promise<string>;
}

/** Makes a visit. Whatever goes wrong is said after the steps that lead to it. */
const visit = async (
  browser: Browser,
  link: Link,
  [device, state]: readonly [Device, string],
  run: (visit: Visit) => Promise<unknown>,
) => {
  const [path = '', place = '', sign = '', ...entry] = STATES[state] ?? [];
  const steps = [`on a ${device}, open ${path} for: ${state}`];
  const errors = new Set<string>();
  const isSlow = state === 'slow line';
  Object.assign(link, { state: 'good', films: 'good', asked: [], prefetched: [] });
  const watchdog = async () => {
    for (let seen = 0; seen < steps.length; await setTimeout(LIMIT, 0, { ref: false })) seen = steps.length;
    throw new Error('the last step does not end');
  };
  let context: BrowserContext | undefined;

  const begin = async () => {
    const serviceWorkers = entry.includes('save') ? 'allow' : 'block';
    context = await browser.newContext({ ...DEVICES[device], locale: 'en-GB', serviceWorkers });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT / 2);
    page.on('pageerror', ({ message }) => errors.add(message));
    page.on('console', (message) => {
      if (/error|warning/.test(message.type()) && !BROKEN.test(message.text())) errors.add(message.text());
    });
    await page.addInitScript(`globalThis.explorer = (${String(watch)})()`);
    await simulateConnection(page, isSlow ? SLOW_CONNECTION : FAST_CONNECTION);

    const look = async (withPixels: boolean) => {
      let faults: string[] = [];
      // What is only on its way is gone after a while.
      for (let tries = 0; tries < 16 && (tries === 0 || faults.length > 0); tries += 1)
        try {
          await setTimeout(tries ? 250 : 30);
          const seen = await page.evaluate(() => explorer.look());
          faults = seen.faults;
          if (faults.length === 0 && withPixels && seen.words.length > 0)
            faults = compare(seen.words, await photograph(page, false)).map(
              (words) => `unreadable: ${words}`,
            );
        } catch (error) {
          faults = [String(error)];
        }
      const isAsked = !isSlow || steps.some((step) => /film”/.test(step));
      const unasked = link.asked.splice(0).filter((asked) => asked.endsWith('.mp4') && !isAsked);
      unasked.push(...link.prefetched.splice(0).filter((asked) => isSlow || asked.includes('.')));
      faults.push(...errors, ...unasked.map((asked) => `nobody asked for ${asked}`));
      if (faults.length > 0) throw new Error(faults.join('\n→ '));
    };
    /** Opens the page of the state, unless it is open, and scrolls to its place. @returns what covers it */
    const comeBack = async () => {
      if (new URL(page.url()).pathname !== path) {
        steps.push(`open ${path}`);
        await page.goto(link.url + path);
      }
      return page.evaluate((place) => explorer.comeBack(place), place);
    };
    const act = async (name: string, choice: number) => {
      const [ways = '', work] = ACTIONS[name] ?? [];
      const way = ways.split('|')[choice % ways.split('|').length] ?? '';
      for (let times = 0; times < (name === 'press Tab' ? 8 : 1); times += 1) {
        await page.evaluate(() => explorer.begin());
        const done = await work?.(page, way, { link, touch: device !== 'desktop', choice });
        if (done === false) return false;
        steps.push(typeof done === 'string' ? done : `${name} ${way}`);
        // Forced colours show also the words that are to be hidden.
        await look(name !== 'press Tab' && !steps.includes('forced colours active'));
      }
      return true;
    };
    /** Has two pages saved, and reads the second one without a connection. */
    const save = async () => {
      await page.goto(`${link.url}/about`);
      await page.locator(`footer a[href="${path}"]`).first().click();
      await page.waitForURL(link.url + path);
      await page.evaluate(async (path) => {
        const isSaved = async () => navigator.serviceWorker.controller && (await caches.match(path));
        while (!(await isSaved())) await new Promise(requestAnimationFrame);
      }, path);
      link.state = 'gone';
      await page.reload();
      await page.context().setOffline(true);
    };
    /** Brings the state about, unless it holds. @returns whether it does then */
    const enter = async () => {
      const holds = page.locator(sign).first();
      if (page.url() === link.url + path && (await holds.isVisible())) return true;
      if (await comeBack()) return holds.isVisible();
      for (const press of entry)
        if (press === 'save') await save();
        else if (press in ACTIONS) await act(press, 0);
        else if (await page.locator(press).first().isVisible())
          await page
            .locator(press)
            .first()
            .click()
            .catch(() => undefined);
      await holds.waitFor();
      return true;
    };
    /** Does something where the state holds, and comes back. @returns why it cannot be done, if it cannot */
    const step = async (name: string, choice: number) => {
      if (!(await act(name, choice))) return (await comeBack()) ?? 'none here';
      await comeBack();
      await look(false);
      return 'right';
    };
    await enter();
    await run({ enter, step });
  };

  try {
    await Promise.race([begin(), watchdog()]);
  } catch (error) {
    const lines = steps.map((step, index) => `${index + 1}. ${step}`);
    throw new Error([...lines, `→ ${(error as Error).message}`].join('\n'), { cause: error });
  } finally {
    void context?.close().catch(() => undefined);
  }
};

/** What a visit has seen, and when it ends. */
interface Model {
  done: Set<string>;
  until: number;
}
/** What meets most of what is open, playing or typed is done first. */
const OFTEN = Object.keys(ACTIONS).filter((name) =>
  /turn the|text|scroll|skip|save|header|follow|Tab/.test(name),
);
const walks = fc.commands(
  [...Object.keys(ACTIONS), ...OFTEN, ...OFTEN].map((name) =>
    fc.nat(60).map((choice): fc.AsyncCommand<Model, Visit> => ({
      check: ({ done, until }) => done.size < 12 && !done.has(name) && Date.now() < until,
      run: async ({ done }, { enter, step }) => {
        done.add(name);
        await enter().catch(() => undefined);
        await step(name, choice);
      },
      toString: () => name,
    })),
  ),
  { maxCommands: 100, size: 'max' },
);

for (let seed = 1; seed <= Number(SEEDS); seed += 1)
  test(`a visitor who does anything at all finds nothing wrong: seed ${seed}`, async ({ browser, link }) => {
    test.setTimeout(TIME + 5 * LIMIT);
    const start = Date.now();
    let [visits, count] = [0, 0];
    for (let at = seed * 7; Date.now() < start + TIME && browser.isConnected(); at += 4, visits += 1) {
      let until = start + TIME;
      const property = fc.asyncProperty(fc.noBias(walks), async (commands) => {
        const model = { done: new Set<string>(), until };
        if (Date.now() > until || !browser.isConnected()) return;
        const run = (real: Visit) => fc.asyncModelRun(() => ({ model, real }), commands);
        try {
          await visit(browser, link, WORLD[at % WORLD.length] ?? ['phone', ''], run);
        } catch (error) {
          // The way to a fault is made shorter for a while.
          if (until === start + TIME) {
            console.log(`Seed ${seed}: a fault after ${Math.round((Date.now() - start) / 1000)} s`);
            until = Date.now() + LIMIT;
          }
          throw error;
        } finally {
          count += model.done.size;
        }
      });
      const { errorInstance, failed } = await fc.check(property, { seed: seed * 1000 + at, numRuns: 1 });
      if (failed) throw new Error(`Seed ${seed}, visit ${at}\n${(errorInstance as Error).message}`);
    }
    console.log(`Seed ${seed}: ${visits} visits, ${count} steps`);
  });

for (const device of NAMES)
  test(`each state beside each event, and back: ${device} @extended`, async ({ browser, link }) => {
    test.setTimeout(3_600_000);
    const table: Record<string, Record<string, string>> = {};
    const wrong: string[] = [];
    for (const state of Object.keys(STATES)) {
      const rest = Object.keys(ACTIONS);
      for (let tries = 0; rest.length > 0 && tries < 30; tries += 1)
        await visit(browser, link, [device, state], async ({ enter, step }) => {
          for (let name; rest[0] && (await enter());) {
            name = rest.shift() ?? '';
            const row = (table[name] ??= {});
            row[state] = 'wrong';
            row[state] = await step(name, 0);
          }
        }).catch((error: unknown) => wrong.push((error as Error).message));
    }
    console.log(device);
    console.table(table);
    if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
  });
