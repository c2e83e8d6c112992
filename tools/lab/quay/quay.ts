import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../median.ts';
import { markdownTable, publish } from '../pages/report.ts';
import { linkIsMissing, openLink, type Conditions } from './link.ts';
import { writeServer } from './server.ts';
import type { Figures } from './tasks.ts';

const LINKS: readonly Conditions[] = [
  { name: '400 kbit/s, 400 ms', options: ['--kbit', '400', '--rtt', '400'] },
  { name: '1.6 Mbit/s, 150 ms', options: ['--kbit', '1600', '--rtt', '150'] },
  {
    name: '400 kbit/s, 400 ms, 2% lost, 5 s of 20 without a link',
    options: ['--kbit', '400', '--rtt', '400', '--loss', '2', '--outage', '20', '5'],
  },
];

/** Does every task once on a new link. */
const measure = async (conditions: Conditions, configuration: string): Promise<Figures> => {
  const link = await openLink(conditions);
  const nginx = link.far(['nginx', '-e', 'stderr', '-c', configuration, '-g', 'daemon off;']);
  try {
    // Nothing says when nginx listens, and asking over the link would take part of it.
    await wait(1000);
    const visits = link.near([process.execPath, join(import.meta.dirname, 'visits.ts')]);
    let output = '';
    visits.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(visits, 'close');
    return JSON.parse(output) as Figures;
  } finally {
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
    await link.close();
  }
};

/** A figure as the report shows it: a paint as a ratio to that of the blank page. */
const show = (name: string, value: number, blank: number): string => {
  if (/^(?:failed|tasks|film)/.test(name)) return value.toFixed(0);
  const ms = `${(value / 1000).toFixed(2)} s`;
  return / [FL]CP$/.test(name) ? `${ms} (${(value / blank).toFixed(2)})` : ms;
};

/**
 * What a phone on a link that is really bad gets of the site: medians, and paints beside those of a blank page in the
 * same run. Where this machine cannot set up such a link, says why and measures nothing.
 */
export const run = async ([rounds = '3', number]: string[]): Promise<void> => {
  const missing = linkIsMissing();
  if (missing !== undefined) {
    console.log(`The quay cannot be set up here: ${missing}. Nothing was measured.`);
    return;
  }
  const links = LINKS.filter((_link, index) => number === undefined || index + 1 === Number(number));
  const { configuration, remove } = writeServer();
  const all = links.map((): Figures[] => []);
  try {
    for (let round = 0; round < Number(rounds); round += 1)
      for (const [index, conditions] of links.entries()) {
        all[index]?.push(await measure(conditions, configuration));
        console.log(`${conditions.name}, round ${round + 1}: ${JSON.stringify(all[index]?.at(-1))}`);
      }
  } finally {
    remove();
  }
  const middles = all.map((figures) => {
    const names = new Set(figures.flatMap((one) => Object.keys(one)));
    return new Map(
      [...names].map((name) => {
        const values = figures.flatMap((one) => one[name] ?? []);
        const sum = values.reduce((total, value) => total + value, 0);
        return [name, name === 'failed' || name === 'tasks' ? sum : median(values)];
      }),
    );
  });
  const names = [...new Set(middles.flatMap((one) => [...one.keys()]))];
  const rows = names.map((name) => [
    name,
    ...middles.map((one) => show(name, one.get(name) ?? NaN, one.get('blank FCP') ?? NaN)),
  ]);
  const table = markdownTable(['', ...links.map(({ name }) => name)], rows);
  await publish('quay', `${table}\n\nMedians of ${rounds}; in brackets, times the blank page's first paint.`);
};
