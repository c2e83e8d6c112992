import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../test/browser.ts';

/** The debugging port that Lighthouse connects to. */
const PORT = 9333;

/** Starts a new browser for one measurement, so that nothing is cached, and closes it afterwards. */
export const withBrowser = async <T>(args: string[], use: (browser: Browser) => Promise<T>): Promise<T> => {
  const { launch } = findBrowser() ?? { launch: { args: [] } };
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...args] });
  return use(browser).finally(() => browser.close());
};

/** Lighthouse's report on a page, on its simulated phone and slow 4G. */
export const runLighthouse = (url: string) =>
  withBrowser([`--remote-debugging-port=${PORT}`], async () => {
    const result = await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no report on ${url}`);
    return result.lhr;
  });
