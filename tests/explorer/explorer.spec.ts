import fc from 'fast-check';
import { test } from '../support/server.ts';
import { ACTIONS, WEIGHTS, type Name } from './actions.ts';
import { arrive, DEVICES } from './visit.ts';

const { EXPLORER_SEED = '1', EXPLORER_SECONDS = '40', EXPLORER_PATH } = process.env;
const TIME = Number(EXPLORER_SECONDS) * 1000;

const names = (Object.keys(ACTIONS) as Name[]).flatMap((name) => Array<Name>(WEIGHTS[name] ?? 2).fill(name));

/** Where visits begin, most often where there is most to do. */
const STARTS = [
  '/',
  '/',
  '/about',
  '/about',
  '/gallery',
  '/gallery',
  '/activities',
  '/activities',
  '/contact',
  '/contact',
  '/6R-Programme',
  '/restore',
  '/services',
  '/services/sauna',
  '/nothing',
];

const visits = fc.noBias(
  fc.record({
    device: fc.constantFrom(...(Object.keys(DEVICES) as (keyof typeof DEVICES)[])),
    start: fc.constantFrom(...STARTS),
    isFast: fc.constantFrom(true, true, true, false),
    serviceWorkers: fc.constantFrom('block', 'block', 'allow'),
    steps: fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(60)), {
      minLength: 4,
      maxLength: 16,
      size: 'max',
    }),
  }),
);

for (const seed of EXPLORER_SEED.split(',').map(Number))
  test(`a visitor who does anything at all finds nothing wrong: seed ${seed}`, async ({ browser, link }) => {
    test.setTimeout(TIME * 2 + 120_000);
    let count = 0;
    const property = fc.asyncProperty(visits, async ({ steps, ...visit }) => {
      const visitor = await arrive(browser, link, visit);
      try {
        await visitor.open();
        for (const [name, choice] of steps) count += Number(await visitor.act(name, choice));
        await visitor.read();
      } finally {
        await visitor.close();
      }
    });
    const options = { seed, numRuns: 100_000, interruptAfterTimeLimit: TIME };
    const found = await fc.check(property, {
      ...options,
      endOnFailure: true,
      ...(EXPLORER_PATH && { path: EXPLORER_PATH }),
    });
    console.log(`Seed ${seed}: ${found.numRuns} visits, ${count} steps`);
    const path = found.counterexamplePath;
    if (path === null) return;
    // From there to the shortest way, for as long again.
    const shortest = await fc.check(property, { ...options, path });
    const error = shortest.errorInstance ?? found.errorInstance;
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nTo run it again: EXPLORER_SEED=${seed} EXPLORER_PATH=${shortest.counterexamplePath ?? path} npm run test:explorer`,
    );
  });
