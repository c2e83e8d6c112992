import { expect, test as base } from '@playwright/test';
import { findEngines, type Engine, type Running, type Visitor } from './engines.ts';

interface Fixtures {
  visitor: Visitor;
}

export interface EngineOptions {
  /** The engine to test in; a project says which. */
  engine: Engine['name'];
  /** Off, for visitors without script. */
  scripting: boolean;
}

interface Shared extends EngineOptions {
  found: Engine;
  /** Absent where the engine is not installed. */
  running: Running | undefined;
}

/**
 * Playwright's `test` with a visitor in another engine; where that is not installed, tests are skipped and say so.
 * Addresses without a host are those of the built site.
 */
export const test = base.extend<Fixtures, Shared>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  found: [
    async ({ engine }, use) => {
      const found = findEngines().find(({ name }) => name === engine);
      if (!found) throw new Error(`There is no engine "${engine}".`);
      await use(found);
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ found, scripting }, use) => {
      const running = await found.start?.({ scripting });
      await use(running);
      await running?.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ found, running, baseURL }, use, testInfo) => {
    if (!running) {
      testInfo.skip(true, `${found.name}: ${found.which}`);
      return;
    }
    const visitor = await running.visit();
    await use({ ...visitor, open: (path) => visitor.open(new URL(path, baseURL).href) });
    await visitor.leave();
  },
});

export { expect };
