/** A phone in the emulated network. */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/test/browser.ts';
import { SERVER_ADDRESS } from './emulation.ts';

/** How many times slower its processor is. */
const SLOWDOWN = 4;

/** How long anything may take, in milliseconds: an outage and what follows it fit. */
const TIMEOUT = 120_000;

/** How long a page is left alone after it has loaded, as a reader would, in milliseconds. */
export const REST = 2000;

/**
 * Uses an empty page in a browser, which runs in a namespace, and closes the browser afterwards.
 * @param profile the folder that the browser keeps data in
 * @param trusted the hash of the key of a certificate that it trusts
 */
export const withPhone = async <T>(
  { namespace, profile, trusted }: Readonly<Record<'namespace' | 'profile' | 'trusted', string>>,
  use: (page: Page) => Promise<T>,
): Promise<T> => {
  const { executablePath = chromium.executablePath(), args = [] } = findBrowser('full')?.launch ?? {};
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: join(import.meta.dirname, 'in-namespace.sh'),
    env: { ...process.env, NAMESPACE: namespace, BROWSER: executablePath },
    // A browser that only ignores errors of certificates keeps nothing in its cache. Playwright's own `ignoreHTTPSErrors`
    // also connects a second time.
    args: [
      ...args,
      `--ignore-certificate-errors-spki-list=${trusted}`,
      `--host-resolver-rules=MAP *.test ${SERVER_ADDRESS}`,
    ],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const [page = await context.newPage()] = context.pages();
    page.setDefaultTimeout(TIMEOUT);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await use(page);
  } finally {
    await context.close();
  }
};

/** Opens a page, waits until it has loaded, and rests there. */
export const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
};
