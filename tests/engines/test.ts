import { expect, test as base } from '@playwright/test';
import { findEngines, type Engine } from '../../tools/test/engines/find.ts';
import type { RunningBrowser, Session, Settings } from '../../tools/test/engines/session.ts';

interface Fixtures {
  session: Session;
}

export interface EngineOptions extends Settings {
  /** The engine to test in, set by the project. */
  engine: Engine['name'];
}

interface Shared extends EngineOptions {
  found: Engine;
  /** Absent if the engine is not installed. */
  running: RunningBrowser | undefined;
}

/**
 * Playwright's `test` with a session in another engine. Where the engine is not installed, tests are skipped and say so.
 * Addresses without a host are those of the built site.
 */
export const test = base.extend<Fixtures, Shared>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  reducesMotion: [false, { option: true, scope: 'worker' }],
  found: [
    async ({ engine }, use) => {
      const found = findEngines().find(({ name }) => name === engine);
      if (!found) throw new Error(`There is no engine "${engine}".`);
      await use(found);
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ found, scripting, reducesMotion }, use) => {
      const running = await found.start?.({ scripting, reducesMotion });
      await use(running);
      await running?.close();
    },
    { scope: 'worker' },
  ],
  session: async ({ found, running, baseURL }, use, testInfo) => {
    if (!running) {
      testInfo.skip(true, `${found.name}: ${found.description}`);
      return;
    }
    const session = await running.newSession();
    await use({ ...session, goto: (path) => session.goto(new URL(path, baseURL).href) });
    await session.close();
  },
});

export { expect };
