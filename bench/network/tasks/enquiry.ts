import type { Page } from '@playwright/test';
import { open } from '../phone.ts';
import { arrived, SITE } from '../servers.ts';
import type { Task } from '../task.ts';

/** How often a visitor presses the button before giving up. */
const PRESSES = 3;

const CONFIRMATION = 'Form Submitted Successfully!';

/** Presses the button, and returns what the page says then. */
const press = async (page: Page): Promise<string> => {
  // Where the page's scripts come too late, the browser sends the form by itself and shows another page.
  const thanked = page.waitForURL(`${SITE}/contact/thanks`, { waitUntil: 'domcontentloaded' });
  const told = async () => {
    await page.locator('.contact-form [aria-disabled=true]').waitFor({ state: 'detached' });
    const alert = page.locator('.contact-form [role=alert]:not(:empty)');
    await alert.waitFor();
    return alert.innerText();
  };
  await page.locator('.contact-form [type=submit]').tap({ noWaitAfter: true });
  return Promise.any([thanked.then(() => CONFIRMATION), told()]);
};

/**
 * An enquiry, sent again if the page says that it has not arrived. Fails if it is confirmed but does not arrive, or if
 * it arrives under two ids, so that a form service would keep it twice.
 */
export const enquiry: Task = {
  name: 'enquiry',
  run: async (page) => {
    const text = `Sent at ${Date.now()}`;
    await open(page, `${SITE}/contact`);
    const entry = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', text };
    for (const [name, value] of Object.entries(entry)) await page.locator(`#${name}`).fill(value);
    const start = performance.now();
    const answers: string[] = [];
    while (answers.length < PRESSES && answers.at(-1) !== CONFIRMATION) answers.push(await press(page));
    const seconds = (performance.now() - start) / 1000;
    if (answers.at(-1) !== CONFIRMATION) throw new Error(`It was not taken: ${answers.join(' / ')}`);
    const ids = new Set(arrived.filter(({ message }) => message === text).map(({ id }) => id));
    if (ids.size !== 1) throw new Error(`It was confirmed, and arrived under ${ids.size} ids.`);
    return [{ name: 'enquiry: confirmed', value: seconds, unit: 's' }];
  },
};
