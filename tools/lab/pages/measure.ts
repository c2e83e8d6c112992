import { runLighthouse, withBrowser } from './browser.ts';

/** Poor coverage, really throttled: bytes per second, ms for a round trip, and how many times slower the processor is. */
const POOR_COVERAGE = { bytes: (400 * 1024) / 8, latency: 400, cpu: 4 };

/** One page, measured once. Times are in ms, those of Lighthouse on its simulated slow 4G. */
export interface Measurement {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** First contentful paint under poor coverage. */
  poorCoverageFcp: number;
  /** The element of the largest contentful paint: its tag, and its text or alternative text. */
  lcpElement: string;
}

const measurePoorCoverageFcp = (url: string): Promise<number> =>
  withBrowser([], async (browser) => {
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
      latency: POOR_COVERAGE.latency,
      downloadThroughput: POOR_COVERAGE.bytes,
      uploadThroughput: POOR_COVERAGE.bytes,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: POOR_COVERAGE.cpu });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    // The load event may come before the first paint.
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

const lcpElementOf = ({ audits }: Awaited<ReturnType<typeof runLighthouse>>): string => {
  const details = audits['lcp-breakdown-insight']?.details;
  const items = details?.type === 'list' ? details.items : [];
  const node = items.find((item) => item.type === 'node');
  if (!node) return 'unknown';
  // The path is made of indexes and tags: `1,HTML,1,BODY,0,H1`.
  const tag = (node.path ?? '').split(',').at(-1)?.toLowerCase();
  return `${tag}: ${(node.nodeLabel ?? '').split('\n')[0]?.slice(0, 60)}`;
};

export const measure = async (url: string): Promise<Measurement> => {
  const report = await runLighthouse(url);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? 0;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    poorCoverageFcp: await measurePoorCoverageFcp(url),
    lcpElement: lcpElementOf(report),
  };
};
