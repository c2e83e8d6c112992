import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { PHONE, TABLET } from '../support/devices.ts';
import type { Link } from '../support/server.ts';
import { ACTIONS } from './actions.ts';
import { arrive } from './visitor.ts';

/** The longest that a step may take, in milliseconds. */
const STEP = 20_000;

/** What visitors hold. */
export const DEVICES = { phone: PHONE, tablet: TABLET, desktop: { viewport: { width: 1440, height: 900 } } };
const PAGES = [
  '/',
  '/about',
  '/6R-Programme',
  '/restore',
  '/gallery',
  '/services',
  '/services/sauna',
  '/contact',
  '/activities',
  '/nothing',
];

interface Visit {
  device: keyof typeof DEVICES;
  start: string;
  effectiveType: string;
  serviceWorkers: 'allow' | 'block';
  steps: { name: string; choice: number }[];
}

/** Any visit. */
export const visits: fc.Arbitrary<Visit> = fc.record({
  device: fc.constantFrom('phone', 'tablet', 'desktop'),
  start: fc.constantFrom(...PAGES),
  effectiveType: fc.constantFrom('4g', '4g', '4g', '3g'),
  serviceWorkers: fc.constantFrom('block', 'block', 'allow'),
  steps: fc.array(fc.record({ name: fc.constantFrom(...Object.keys(ACTIONS)), choice: fc.nat(60) }), {
    minLength: 1,
    maxLength: 14,
    size: 'max',
  }),
});

/**
 * Does a visit, and judges after each step.
 * @returns how many steps there were
 * @throws with what was done, and what is then wrong
 */
export const walk = async (browser: Browser, link: Link, { device, start, steps, ...world }: Visit) => {
  const done = [
    `on a ${device} with ${world.effectiveType}${world.serviceWorkers === 'allow' ? ' and a service worker' : ''}, open ${start}`,
  ];
  const within = async <T>(work: Promise<T>): Promise<T> => {
    const late = new AbortController();
    const limit = setTimeout(STEP, undefined, { signal: late.signal }).then(() =>
      Promise.reject(new Error('The last step does not end.')),
    );
    return Promise.race([work, limit]).finally(() => late.abort());
  };
  const context = await within(
    browser.newContext({ ...DEVICES[device], locale: 'en-GB', serviceWorkers: world.serviceWorkers }),
  );
  try {
    const { act, judge } = await within(
      arrive(context, link, start, world.effectiveType, device !== 'desktop'),
    );
    for (const { name, choice } of steps) {
      const step = await within(act(name, choice));
      if (step === undefined) continue;
      done.push(step);
      const faults = await within(judge());
      if (faults.length > 0) throw new Error(faults.join('\n→ '));
    }
    return done.length - 1;
  } catch (error) {
    throw new Error(
      `${done.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n→ ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await context.close();
  }
};
