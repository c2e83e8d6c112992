import puppeteer from 'puppeteer-core';
import { VIEWPORT, type Start } from './session.ts';

/** Drives the system's Firefox, which Playwright cannot, through WebDriver BiDi. */
export const withBiDi =
  (executablePath: string): Start =>
  async ({ scripting, reducesMotion }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'javascript.enabled': scripting,
        'ui.prefersReducedMotion': reducesMotion ? 1 : 0,
        // Pretends that there is a mouse: a fine pointer that can hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // Scroll bars that take no width, as in the other engines.
        'ui.useOverlayScrollbars': 1,
      },
    });
    return {
      newSession: async () => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport(VIEWPORT);
        /**
         * Puppeteer's own click waits for a script to report that the element has stopped moving. Without JavaScript,
         * that script never runs.
         */
        const clickWithoutWaiting = async (selector: string) => {
          const { x, y } = await page.$eval(selector, (element) => {
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, top, width, height } = element.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2 };
          });
          await page.mouse.click(x, y);
        };
        return {
          goto: async (address) => {
            await page.goto(address);
          },
          evaluate: (script, argument) => page.evaluate(script as never, argument),
          click: (selector) => (scripting ? page.locator(selector).click() : clickWithoutWaiting(selector)),
          hover: (selector) => page.locator(selector).hover(),
          press: (key) => page.keyboard.press(key),
          type: (text) => page.keyboard.type(text),
          screenshot: async (selector) => {
            // Scrolling to the element would leave it between two pixels.
            const clip = await page.$eval(selector, (element) => {
              scrollTo({ top: 0, behavior: 'instant' });
              const { left, top, width, height } = element.getBoundingClientRect();
              return {
                x: Math.round(left),
                y: Math.round(top),
                width: Math.round(width),
                height: Math.round(height),
              };
            });
            return Buffer.from(await page.screenshot({ clip, captureBeyondViewport: true }));
          },
          resize: (width, height) => page.setViewport({ width, height }),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  };
