// How quickly pages show, beside a blank page measured in the same run: machines differ, ratios much less.
//   npm run bench [-- ROUNDS]   the pages of the budget, medians of ROUNDS (3)
//   npm run bench -- all        Lighthouse's four scores for every page of the sitemap
// Needs a built site; writes its table into docs/performance.md. Nothing here fails: bytes are tested (npm run budgets),
// times are read by people.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { format, resolveConfig } from 'prettier';
import { findBrowser } from '../tests/fixtures/browser.ts';
import { serve } from './serve.ts';

const BLANK =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><p>Blank</p></html>';

/** Where the tables go; each replaces what stands between `<!-- bench: NAME -->` and `<!-- end -->`. */
const REPORT = 'docs/performance.md';

/** The pages measured, with the most that their LCP may take on slow 4G, as a ratio to the blank page. */
const PAGES: readonly { path: string; lcp: number }[] = [
  { path: '/', lcp: 2 },
  { path: '/services/sauna', lcp: 2 },
  { path: '/restore', lcp: 2 },
  { path: '/contact', lcp: 1.7 },
  { path: '/activities', lcp: 1.7 },
];

/** A phone on the edge of coverage: bytes a second, ms there and back, how many times slower its processor is. */
const EDGE = { bytes: (400 * 1024) / 8, latency: 400, cpu: 4 };

/** Lighthouse's own debugging port; the bench runs alone. */
const PORT = 9333;

/** One page once. Times in ms; slow 4G is Lighthouse's simulation, the edge is really throttled. */
interface Reading {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  edgeFcp: number;
  /** The words or the source of the element that is the largest contentful paint. */
  largest: string;
}

type Figure = Exclude<keyof Reading, 'largest'>;

const inBrowser = async <T>(args: string[], use: (browser: Browser) => Promise<T>): Promise<T> => {
  const { launch } = findBrowser() ?? { launch: { args: [] } };
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...args] });
  return use(browser).finally(() => browser.close());
};

/** Lighthouse's report of a page, mobile. */
const report = (url: string) =>
  inBrowser([`--remote-debugging-port=${PORT}`], async () => {
    const result = await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    return result.lhr;
  });

/** First contentful paint on the edge of coverage, in ms. */
const edgePaint = (url: string): Promise<number> =>
  inBrowser([], async (browser) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: EDGE.latency,
      downloadThroughput: EDGE.bytes,
      uploadThroughput: EDGE.bytes,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: EDGE.cpu });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    // A page can have loaded before it is painted.
    return page.evaluate(
      () =>
        new Promise<number>((painted) => {
          new PerformanceObserver((list) => {
            const [entry] = list.getEntriesByName('first-contentful-paint');
            if (entry) painted(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
  });

/** The element of the largest contentful paint: its tag, and the words it shows or stands for. */
const largestOf = ({ audits }: Awaited<ReturnType<typeof report>>): string => {
  const details = audits['lcp-breakdown-insight']?.details;
  const items = details?.type === 'list' ? details.items : [];
  const node = items.find((item) => item.type === 'node');
  const tag = /^<([a-z\d]+)/.exec(node?.snippet ?? '')?.[1] ?? '';
  return node ? `${tag}: ${(node.nodeLabel ?? '').split('\n')[0]?.slice(0, 60)}` : 'not told';
};

const read = async (url: string): Promise<Reading> => {
  const lhr = await report(url);
  const { audits } = lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    edgeFcp: await edgePaint(url),
    largest: largestOf(lhr),
  };
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Prints a text and puts it into the report, in the house's format. */
const tell = async (name: string, text: string): Promise<void> => {
  console.log(text);
  const [start, end] = [`<!-- bench: ${name} -->`, '<!-- end -->'];
  const [before = '', rest] = readFileSync(REPORT, 'utf8').split(start);
  if (rest === undefined) throw new Error(`${REPORT} has no place for this: ${start}`);
  const after = rest.slice(rest.indexOf(end));
  const options = { ...(await resolveConfig(REPORT)), filepath: REPORT };
  writeFileSync(REPORT, await format(`${before}${start}\n\n${text}\n\n${after}`, options));
};

/** Measures the pages in turn, round by round, so that what else the machine does falls on all. */
const compare = async (site: string, rounds: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'blank-'));
  writeFileSync(join(folder, 'index.html'), BLANK);
  const blank = await serve({ root: folder });
  const addresses = [`${blank.url}/`, ...PAGES.map(({ path }) => site + path)];
  const readings = addresses.map((): Reading[] => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, address] of addresses.entries()) readings[index]?.push(await read(address));
    }
  } finally {
    await blank.close();
    rmSync(folder, { recursive: true });
  }
  const middle = (index: number, key: Figure) =>
    median((readings[index] ?? []).map((reading) => reading[key]));
  const against = (index: number, key: Figure, limit: number) =>
    `${(middle(index, key) / middle(0, key)).toFixed(2)} (${limit})`;

  const rows = PAGES.map(({ path, lcp }, at) => {
    const index = at + 1;
    return [
      path,
      against(index, 'lcp', lcp),
      against(index, 'fcp', 1.2),
      against(index, 'edgeFcp', 1.3),
      `${middle(index, 'cls').toFixed(3)} (0.01)`,
      `${middle(index, 'tbt').toFixed(0)} (50)`,
      readings[index]?.[0]?.largest ?? '',
    ];
  });
  const head = [
    'Page',
    'LCP / blank',
    'FCP / blank',
    'FCP at 400 kbit/s / blank',
    'CLS',
    'TBT ms',
    'LCP element',
  ];
  const ms = (key: Figure) => `${middle(0, key).toFixed(0)} ms`;
  await tell(
    'times',
    `${table(head, rows)}

Medians of ${rounds}; limits in brackets. The blank page: LCP ${ms('lcp')}, FCP ${ms('fcp')}, FCP at 400 kbit/s ${ms('edgeFcp')}.`,
  );
};

/** Lighthouse's scores for every page of the sitemap, once. */
const score = async (site: string): Promise<void> => {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  const rows: string[][] = [];
  for (const [, address = ''] of readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const lhr = await report(site + pathname);
    rows.push([pathname, ...categories.map((name) => ((lhr.categories[name]?.score ?? 0) * 100).toFixed(0))]);
  }
  await tell('scores', table(['Page', ...categories], rows));
};

const [wish = '3'] = process.argv.slice(2);
const site = await serve();
try {
  await (wish === 'all' ? score(site.url) : compare(site.url, Number(wish)));
} finally {
  await site.close();
}
