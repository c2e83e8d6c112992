// Runs the checks, the build and the suites.
//   npm test                    everything; what passed here with the same inputs is not run again
//   npm test -- --all           everything, whatever passed before
//   npm test -- --changed       what the uncommitted changes can break
//   npm test -- unit e2e        the build and these suites
// The last line is `N passed, N failed`, added up from the reports that the test runners write.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { annotate } from '../github/annotations.ts';
import { findEngines } from './engines/find.ts';
import { installBrowser } from './installBrowser.ts';
import { times } from './process.ts';
import { describe, failure, type Tally } from './reports.ts';
import { runPlan } from './runSteps.ts';
import { planFor } from './plan.ts';
import { SUITES } from './suites.ts';

const describeEngines = (chromium: string): string => {
  const others = findEngines().map(
    ({ name, description, start }) => `${name}${start ? '' : ' SKIPPED'}: ${description}`,
  );
  return `Engines: Chromium: ${chromium}; ${others.join('; ')}.`;
};

const summarise = ({ passed, failed, skipped, kept, failures }: Tally): void => {
  if (kept > 0) console.log(`${kept} passed earlier, in suites whose inputs have not changed since.`);
  if (skipped > 0) console.log(`${skipped} skipped; each says why above.`);
  if (failures.length > 0) console.log(`Failed:\n${failures.map((one) => `  ${describe(one)}`).join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
};

const main = async (): Promise<Tally> => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, changed: { type: 'boolean' } },
  });
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = SUITES.map(({ name }) => name).join(', ');
    return failure(`There is no suite “${unknown.join('”, “')}”. Suites: ${known}.`);
  }
  mkdirSync('tests/results', { recursive: true });
  const browser = await installBrowser();
  if (!browser) return failure('No browser could be installed. Try: npx playwright install chromium');
  console.log(`Testing in ${browser}.`);

  const plan = planFor({ names, all: values.all === true, changed: values.changed === true });
  if (typeof plan === 'string') return failure(plan);
  for (const line of plan.leftOut) console.log(line);
  const tally = await runPlan(plan);
  console.log(`\nTime: ${times.join(', ')}.`);
  if (plan.suites.some(({ name }) => name === 'engines')) console.log(describeEngines(browser));
  return tally;
};

const tally = await main();
summarise(tally);
annotate(
  `${tally.passed} passed, ${tally.failed} failed`,
  tally.failures.map(({ title, message = '', at }) => ({
    // GitHub needs a file; what has none is shown at the first line of the package.
    ...(at ?? { file: 'package.json', line: 1 }),
    title,
    message: message || title,
  })),
);
process.exitCode = tally.failed > 0 ? 1 : 0;
