import { join } from 'node:path';
import { env } from 'node:process';
import { median } from '../median.ts';
import { markdownTable, publish } from '../pages/report.ts';
import { linkIsMissing, type Conditions } from './link.ts';
import { LINKS, onLink, outputOf } from './onLink.ts';
import { writeServer } from './server.ts';
import type { Figures } from './tasks.ts';

/** Does every task once on a new link. */
const measure = (conditions: Conditions, configuration: string): Promise<Figures> =>
  onLink(conditions, configuration, async ({ near }) => {
    const output = await outputOf(near([process.execPath, join(import.meta.dirname, 'visits.ts')]));
    return JSON.parse(output) as Figures;
  });

/** A figure as the report shows it: a paint as a ratio to that of the blank page. */
const show = (name: string, value: number, blank: number): string => {
  if (/^(?:failed|tasks|film)/.test(name)) return value.toFixed(0);
  const ms = `${(value / 1000).toFixed(2)} s`;
  return / [FL]CP$/.test(name) ? `${ms} (${(value / blank).toFixed(2)})` : ms;
};

/**
 * What a phone on a link that is really bad gets of the site: medians, and paints beside those of a blank page in the
 * same run. `OTHER_SITE` names the folder of another built site, whose home page is then measured in the same run, as
 * `other`. Where this machine cannot set up such a link, says why and measures nothing.
 */
export const run = async ([rounds = '3', number]: string[]): Promise<void> => {
  const missing = linkIsMissing();
  if (missing !== undefined) {
    console.log(`The quay cannot be set up here: ${missing}. Nothing was measured.`);
    return;
  }
  const links = LINKS.filter((_link, index) => number === undefined || index + 1 === Number(number));
  const { configuration, remove } = writeServer('dist', env['OTHER_SITE']);
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
