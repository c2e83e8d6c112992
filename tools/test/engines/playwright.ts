import type { BrowserType, LaunchOptions } from '@playwright/test';
import { VIEWPORT, type Start } from './session.ts';

/** Drives one of Playwright's own builds. */
export const withPlaywright =
  (type: BrowserType, options?: LaunchOptions): Start =>
  async ({ scripting }) => {
    const browser = await type.launch(options);
    return {
      newSession: async () => {
        const context = await browser.newContext({ viewport: VIEWPORT, javaScriptEnabled: scripting });
        const page = await context.newPage();
        return {
          goto: async (address) => {
            await page.goto(address);
          },
          evaluate: (script, argument) => page.evaluate(script as never, argument),
          click: (selector) => page.locator(selector).first().click(),
          hover: (selector) => page.locator(selector).first().hover(),
          press: (key) => page.keyboard.press(key),
          type: (text) => page.keyboard.type(text),
          resize: (width, height) => page.setViewportSize({ width, height }),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  };
