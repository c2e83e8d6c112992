import type { Page } from '@playwright/test';

/** Sets the text size that a visitor has chosen in the browser, in pixels; 16 is the default. */
export const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
};
