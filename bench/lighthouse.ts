// Lighthouse on every page that search engines may index, against the budgets. README.md says how to use it.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { serve } from '../tools/hosting/serve.ts';
import { findBrowser } from '../tools/test/browser.ts';
import { BLANK_PAGE, isOver, median, printHead, printRow, withLimit } from './report.ts';

/** The parts of Lighthouse's report that are read here. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Each must score 1. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Pages that no photograph leads: their largest paint must come sooner. */
const TEXT_LED = ['/activities', '/contact', '/privacy'];

/** The most of each audit. Paints are multiples of the blank page's; blocking time is in milliseconds. */
const limitsOf = (path: string): Readonly<Record<string, number>> => ({
  'first-contentful-paint': 1.2,
  'largest-contentful-paint': TEXT_LED.includes(path) ? 1.7 : 2,
  'cumulative-layout-shift': 0.01,
  'total-blocking-time': 50,
});

const CLI = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const { executablePath = chromium.executablePath(), args = [] } = findBrowser('full')?.launch ?? {};

/** Runs Lighthouse once, on its simulated phone and slow 4G. */
const runLighthouse = async (url: string): Promise<Report> => {
  const flags = ['--output=json', '--quiet', `--chrome-flags=--headless=new ${args.join(' ')}`];
  const options = { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 27 };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, url, ...flags], options);
  return JSON.parse(stdout) as Report;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1' } },
});

const dist = resolve(import.meta.dirname, '../dist');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
writeFileSync(join(folder, 'index.html'), BLANK_PAGE);
const [site, blank] = [await serve({ root: dist }), await serve({ root: folder })];
const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
const paths = positionals.length > 0 ? positionals : listed;

// Round by round, so that other load on the machine affects all pages alike.
const reports = new Map<string, Report[]>();
for (let round = 1; round <= Number(values.rounds); round += 1)
  for (const url of [blank.url, ...paths.map((path) => site.url + path)])
    reports.set(url, [...(reports.get(url) ?? []), await runLighthouse(url)]);
await Promise.all([site.close(), blank.close()]);
rmSync(folder, { recursive: true });

/** The median of a category's score or of an audit's figure. */
const middle = (url: string, name: string): number =>
  median(
    (reports.get(url) ?? []).map(
      ({ categories, audits }) => categories[name]?.score ?? audits[name]?.numericValue ?? NaN,
    ),
  );

printHead('Page', ...CATEGORIES, ...Object.keys(limitsOf('')));
for (const path of paths) {
  const url = site.url + path;
  const scores = CATEGORIES.map((name) => middle(url, name));
  const figures = Object.entries(limitsOf(path)).map(([name, limit]) => ({
    value: middle(url, name) / (name.endsWith('paint') ? middle(blank.url, name) : 1),
    limit,
  }));
  printRow(path, ...scores, ...figures.map(({ value, limit }) => withLimit(value, limit)));
  if (scores.some((score) => score < 1) || figures.some(({ value, limit }) => isOver(value, limit)))
    process.exitCode = 1;
}
