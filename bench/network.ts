// What a visitor waits for on a slow network, packet by packet. README.md says how to use it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { nginxIsMissing } from '../tools/hosting/nginx/startNginx.ts';
import { emulateNetwork, emulationIsMissing } from './network/emulation.ts';
import { withPhone } from './network/phone.ts';
import { BLANK, startServers } from './network/servers.ts';
import type { Figure, Task } from './network/task.ts';
import { enquiry } from './network/tasks/enquiry.ts';
import { firstTaps } from './network/tasks/firstTap.ts';
import { nextPages } from './network/tasks/nextPage.ts';
import { BLANK_PAINT, pageLoads } from './network/tasks/pageLoad.ts';
import { visits } from './network/tasks/visit.ts';
import { isOver, median, printHead, printRow, withLimit } from './report.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kbit: { type: 'string', default: '400' },
    rtt: { type: 'string', default: '400' },
    loss: { type: 'string', default: '0' },
    outage: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    other: { type: 'string' },
    'next-day': { type: 'boolean', default: false },
  },
});

/** How long pages are kept, in milliseconds: after that, a browser has what it has on the next day. */
const KEPT = 301_000;

const TASKS = [...pageLoads, ...firstTaps, ...nextPages, enquiry, ...visits];
const names = TASKS.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
const missing =
  unknown === undefined
    ? (emulationIsMissing() ?? nginxIsMissing())
    : `there is no task "${unknown}", only ${names.join(', ')}`;
if (missing !== undefined) {
  console.error(`Nothing was measured: ${missing}.`);
  process.exit(1);
}
// The network and the servers are taken down as the process exits.
process.once('SIGINT', () => process.exit(130));

const network = await emulateNetwork({
  kbit: Number(options.kbit),
  rtt: Number(options.rtt),
  loss: Number(options.loss),
  outage: options.outage?.split(':').map(Number),
});
const trusted = startServers(network.server, options.other);
const tasks = TASKS.filter(
  ({ name }) =>
    (!name.startsWith('other') || options.other !== undefined) &&
    (positionals.length === 0 || ['blank', ...positionals].includes(name)),
);

const figures = new Map<string, Figure[]>();
let failed = 0;
/** Runs a task in a browser of its own, and in the same one what comes a day later. */
const runTask = async ({ run, nextDay }: Pick<Task, 'run' | 'nextDay'>): Promise<void> => {
  const profile = mkdtempSync(join(tmpdir(), 'bench-phone-'));
  for (const task of [run, ...(options['next-day'] && nextDay ? [nextDay] : [])]) {
    if (task === nextDay) await setTimeout(KEPT);
    for (const figure of await withPhone({ namespace: network.client, profile, trusted }, task))
      figures.set(figure.name, [...(figures.get(figure.name) ?? []), figure]);
  }
  rmSync(profile, { recursive: true, force: true });
};

// The first visit would be slower than those that follow.
await runTask({ run: async (page) => page.goto(BLANK).then(() => []) });
for (let round = 1; round <= Number(options.rounds); round += 1)
  for (const task of tasks)
    try {
      await runTask(task);
    } catch (error) {
      failed += 1;
      console.error(`Round ${round}, ${task.name}: ${String(error)}`);
    }

const middle = (name: string) => median((figures.get(name) ?? []).map(({ value }) => value));
let over = 0;
printHead('', 'Median', 'Times blank');
for (const [name, [figure]] of figures) {
  const value = middle(name);
  const isPaint = figure?.unit === 'blank';
  const measured = isPaint ? value / middle(BLANK_PAINT) : value;
  const limit = figure?.limit;
  if (limit !== undefined && isOver(measured, limit)) over += 1;
  if (isPaint) printRow(name, withLimit(value, undefined, ' s'), withLimit(measured, limit));
  else printRow(name, withLimit(value, limit, figure?.unit === 's' ? ' s' : ''), '');
}
console.log(
  `\nMedians of ${options.rounds}; ${options.kbit} kbit/s, ${options.rtt} ms, ${options.loss}% lost, ` +
    `outage ${options.outage ?? 'none'}, emulated by ${network.emulator}. ` +
    `${failed} of ${Number(options.rounds) * tasks.length} tasks failed; ${over} figures are over their limit.`,
);
process.exit(failed + over > 0 ? 1 : 0);
