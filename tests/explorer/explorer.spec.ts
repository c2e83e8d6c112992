import fc from 'fast-check';
import { test } from '../support/server.ts';
import { visits, walk } from './walk.ts';

const { EXPLORER_SEED = '1', EXPLORER_SECONDS = '40', EXPLORER_PATH } = process.env;
const TIME = Number(EXPLORER_SECONDS) * 1000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

for (const seed of EXPLORER_SEED.split(',').map(Number))
  test(`a visitor who does anything at all finds nothing wrong: seed ${seed}`, async ({ browser, link }) => {
    test.setTimeout(TIME * 2 + 120_000);
    let steps = 0;
    const property = fc.asyncProperty(visits, async (visit) => {
      steps += await walk(browser, link, visit);
    });
    const options = { seed, numRuns: 100_000, interruptAfterTimeLimit: TIME };
    const found = await fc.check(property, {
      ...options,
      endOnFailure: true,
      ...(EXPLORER_PATH && { path: EXPLORER_PATH }),
    });
    console.log(`Seed ${seed}: ${found.numRuns} visits, ${steps} steps`);
    const path = found.counterexamplePath;
    if (path === null) return;
    // From there to the shortest way, for as long again.
    const shortest = await fc.check(property, { ...options, path });
    const again = `EXPLORER_SEED=${seed} EXPLORER_PATH=${shortest.counterexamplePath ?? path} npx playwright test explorer.spec`;
    throw new Error(`${messageOf(shortest.errorInstance ?? found.errorInstance)}\nTo run it again: ${again}`);
  });
