import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../test/browser.ts';
import { BLANK, ENQUIRIES, OTHER, SITE } from './server.ts';

/** How many times slower the processor of the phone is. */
const SLOWER = 4;

/** How long anything may take, in milliseconds: an outage and what follows it fit. */
const PATIENCE = 120_000;

/** How long a page is left alone after it has loaded, as a reader would, in milliseconds. */
const REST = 2000;

/** Opens nothing yet, in a new browser that is as a phone has it, and closes the browser afterwards. */
export const visit = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
  const { launch } = findBrowser('full') ?? { launch: { args: [] } };
  const hosts = [SITE, BLANK, OTHER, ENQUIRIES]
    .map((url) => `MAP ${new URL(url).hostname} 192.0.2.1`)
    .join(',');
  const args = [...launch.args, '--ignore-certificate-errors', `--host-resolver-rules=${hosts}`];
  const browser = await chromium.launch({ ...launch, args });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await use(page);
  } finally {
    await browser.close();
  }
};

/** Opens a page, waits until it has loaded, and rests there. */
export const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE });
  await page.waitForTimeout(REST);
};

/** The first and the largest contentful paint of the page, in milliseconds after it was asked for. */
export const paints = (page: Page): Promise<{ fcp: number; lcp: number }> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => {
          const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
          done({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** The bytes of film that a page fetches from now on. */
export const countFilm = async (page: Page): Promise<() => number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const films = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Media') films.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (films.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
};
