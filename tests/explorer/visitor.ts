import type { BrowserContext } from '@playwright/test';
import type { Link } from '../support/server.ts';
import { ACTIONS, type Visitor } from './actions.ts';
import { findFaults, remember } from './rules.ts';

/** What the browser says where the connection or a file fails. */
const BROKEN = /Failed to load resource|net::ERR|Failed to fetch|status of 404/;

/** Waits until nothing scrolls, and forgets what was pressed. */
const rest = async (): Promise<void> => {
  explorer.place = undefined;
  for (let last = NaN; last !== scrollY; await new Promise((done) => setTimeout(done, 100))) last = scrollY;
};

/** Opens the first page of a visit, on a connection that works. */
export const arrive = async (
  context: BrowserContext,
  link: Link,
  start: string,
  effectiveType: string,
  touch: boolean,
) => {
  Object.assign(link, { state: 'good', files: {}, asked: [], prefetched: [] });
  const page = await context.newPage();
  page.setDefaultTimeout(3000);
  const visitor: Visitor = { page, link, touch, typed: new Map(), faults: [] };
  const { faults } = visitor;
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    if (
      /error|warning/.test(message.type()) &&
      !message.text().includes('blocked by Playwright') &&
      !BROKEN.test(message.text())
    )
      faults.push(`console: ${message.text()}`);
  });
  await context.addInitScript(remember, effectiveType);
  await page.goto(link.url + start, { waitUntil: 'load', timeout: 15_000 });
  let saves = false;
  let films = effectiveType === '4g';

  const look = async (): Promise<string[]> => {
    const seen = await page.evaluate(findFaults).catch((): string[] => []);
    for (const [name, words] of visitor.typed.get(new URL(page.url()).pathname) ?? []) {
      const value = await page
        .locator(`[name="${name}"]`)
        .inputValue()
        .catch(() => words);
      if (value !== words) seen.push(`“${words}” was typed into ${name}, which holds “${value}”`);
    }
    return seen;
  };

  return {
    page,
    act: async (name: string, choice: number) => {
      await page.evaluate(rest).catch(() => undefined);
      // What was asked for before the switch was pressed may come after it.
      saves = await page.evaluate(() => localStorage.getItem('data-saver') === 'on').catch(() => false);
      films ||= name === 'film';
      // What cannot be done now is left out.
      return ACTIONS[name]?.(visitor, choice).catch(() => undefined);
    },
    /** The faults that are still there after a while. */
    judge: async () => {
      let seen: string[] = [];
      for (let tries = 0; tries < 8 && (tries === 0 || seen.length > 0); tries += 1) {
        await page.waitForTimeout(tries ? 250 : 120);
        seen = await look();
      }
      const unasked = [
        ...link.prefetched.splice(0).filter((path) => effectiveType !== '4g' || saves || path.includes('.')),
        ...link.asked.splice(0).filter((path) => path.endsWith('.mp4') && !films),
      ];
      return [...seen, ...faults.splice(0), ...unasked.map((path) => `nobody asked for ${path}`)];
    },
  };
};
