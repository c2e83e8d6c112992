import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../hosting/serve.ts';
import { median } from '../median.ts';
import { measure, type Measurement } from './measure.ts';
import { markdownTable, publish } from './report.ts';

const BLANK =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><p>Blank</p></html>';

/** The pages to measure, with the limit of their LCP on slow 4G, as a ratio to that of the blank page. */
const PAGES: readonly { path: string; lcp: number }[] = [
  { path: '/', lcp: 2 },
  { path: '/services/sauna', lcp: 2 },
  { path: '/restore', lcp: 2 },
  { path: '/contact', lcp: 1.7 },
  { path: '/activities', lcp: 1.7 },
];

type Figure = Exclude<keyof Measurement, 'lcpElement'>;

/** Measures the blank page and the pages in turn, round by round, so that other load on the machine affects all alike. */
const measureRounds = async (rounds: number): Promise<Measurement[][]> => {
  const folder = mkdtempSync(join(tmpdir(), 'blank-'));
  writeFileSync(join(folder, 'index.html'), BLANK);
  const [site, blank] = [await serve(), await serve({ root: folder })];
  const addresses = [`${blank.url}/`, ...PAGES.map(({ path }) => site.url + path)];
  const measurements = addresses.map((): Measurement[] => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, address] of addresses.entries()) measurements[index]?.push(await measure(address));
    }
  } finally {
    await Promise.all([site.close(), blank.close()]);
    rmSync(folder, { recursive: true });
  }
  return measurements;
};

/** How quickly pages show, as ratios to a blank page measured in the same run: ratios hold where machines differ. */
export const run = async ([rounds = '3']: string[]): Promise<void> => {
  const [blank = [], ...pages] = await measureRounds(Number(rounds));
  const middle = (all: readonly Measurement[], key: Figure) =>
    median(all.map((measurement) => measurement[key]));
  const ratio = (all: readonly Measurement[], key: Figure, limit: number) =>
    `${(middle(all, key) / middle(blank, key)).toFixed(2)} (${limit})`;
  const rows = PAGES.map(({ path, lcp }, index) => {
    const all = pages[index] ?? [];
    return [
      path,
      ratio(all, 'lcp', lcp),
      ratio(all, 'fcp', 1.2),
      ratio(all, 'poorCoverageFcp', 1.3),
      `${middle(all, 'cls').toFixed(3)} (0.01)`,
      `${middle(all, 'tbt').toFixed(0)} (50)`,
      all[0]?.lcpElement ?? '',
    ];
  });
  const table = markdownTable(
    ['Page', 'LCP / blank', 'FCP / blank', 'FCP at 400 kbit/s / blank', 'CLS', 'TBT ms', 'LCP element'],
    rows,
  );
  const ms = (key: Figure) => `${middle(blank, key).toFixed(0)} ms`;
  const blankPage = `LCP ${ms('lcp')}, FCP ${ms('fcp')}, FCP at 400 kbit/s ${ms('poorCoverageFcp')}`;
  await publish(
    'times',
    `${table}\n\nMedians of ${rounds}; limits in brackets. The blank page: ${blankPage}.`,
  );
};
