import fc from 'fast-check';
import { test } from '../support/server.ts';
import { ACTIONS, type Name } from './actions.ts';
import { arrive, DEVICES } from './visit.ts';

const { EXPLORER_SEED = '1', EXPLORER_SECONDS = '40', EXPLORER_PATH } = process.env;
const TIME = Number(EXPLORER_SECONDS) * 1000;

/** What is done more often: what opens, starts and changes things. */
const OFTEN =
  'use use use use use use use press menu menu saver return return wheel turn turn Tab key skip text'.split(
    ' ',
  );
const names = [...Object.keys(ACTIONS), ...OFTEN] as Name[];
/** Where visits begin, twice as often where there is more to do. */
const STARTS =
  '/ / /about /about /gallery /gallery /activities /activities /contact /contact /restore /services /services/sauna /6R-Programme /nothing';

const visits = fc.record({
  device: fc.constantFrom(...(Object.keys(DEVICES) as (keyof typeof DEVICES)[])),
  start: fc.constantFrom(...STARTS.split(' ')),
  isFast: fc.constantFrom(true, true, true, false),
  serviceWorkers: fc.constantFrom('block', 'block', 'allow'),
  steps: fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(60)), {
    minLength: 4,
    maxLength: 16,
    size: 'max',
  }),
});

for (const seed of EXPLORER_SEED.split(',').map(Number))
  test(`a visitor who does anything at all finds nothing wrong: seed ${seed}`, async ({ browser, link }) => {
    test.setTimeout(TIME * 2 + 120_000);
    let count = 0;
    const property = fc.asyncProperty(fc.noBias(visits), async ({ steps, ...visit }) => {
      const { act, close } = await arrive(browser, link, visit);
      try {
        for (const [name, choice] of steps) count += Number(await act(name, choice));
      } finally {
        await close();
      }
    });
    const options = { seed, numRuns: 100_000, interruptAfterTimeLimit: TIME };
    const begin = { ...options, endOnFailure: true, ...(EXPLORER_PATH && { path: EXPLORER_PATH }) };
    const found = await fc.check(property, begin);
    console.log(`Seed ${seed}: ${found.numRuns} visits, ${count} steps`);
    if (found.counterexamplePath === null) return;
    // From there to the shortest way, for as long again.
    const shortest = await fc.check(property, { ...options, path: found.counterexamplePath });
    const { counterexamplePath, errorInstance } = shortest.failed ? shortest : found;
    const again = `EXPLORER_SEED=${seed} EXPLORER_PATH=${counterexamplePath ?? ''} npm run test:explorer`;
    throw new Error(
      `${errorInstance instanceof Error ? errorInstance.message : ''}\nTo run it again: ${again}`,
    );
  });
