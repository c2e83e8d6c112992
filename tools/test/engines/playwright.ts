import type { BrowserType, LaunchOptions, Page } from '@playwright/test';
import { VIEWPORT, type Session, type Start } from './session.ts';

/** One of Playwright's own pages as a session. `close` closes the page. */
export const sessionOf = (page: Page): Session => ({
  goto: async (address) => {
    await page.goto(address);
  },
  evaluate: (script, argument) => page.evaluate(script as never, argument),
  click: (selector) => page.locator(selector).first().click(),
  hover: (selector) => page.locator(selector).first().hover(),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  screenshot: (selector) => page.locator(selector).screenshot({ animations: 'allow' }),
  resize: (width, height) => page.setViewportSize({ width, height }),
  close: () => page.close(),
});

/** Drives one of Playwright's own builds. */
export const withPlaywright =
  (type: BrowserType, options?: LaunchOptions): Start =>
  async ({ scripting, reducesMotion }) => {
    const browser = await type.launch(options);
    return {
      newSession: async () => {
        const context = await browser.newContext({
          viewport: VIEWPORT,
          javaScriptEnabled: scripting,
          reducedMotion: reducesMotion ? 'reduce' : 'no-preference',
        });
        return { ...sessionOf(await context.newPage()), close: () => context.close() };
      },
      close: () => browser.close(),
    };
  };
