import { serve } from '../../tools/hosting/serve.ts';
import { hydrate } from '../support/islands.ts';
import { expect, test as base, type Page } from '../support/test.ts';
import { Service } from './service.ts';
import { DELIVERING_DIST, ORIGIN, SERVICE_ORIGIN } from './site.ts';

interface Fixtures {
  /** The service, emptied and set to accept everything. */
  service: Service;
}

interface WorkerFixtures {
  running: Service;
  sitePort: string;
}

/** Playwright's `test` on a site that delivers, with a service for each worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sitePort: [
    async ({}, use) => {
      const { url, close } = await serve({ root: DELIVERING_DIST });
      await use(new URL(url).port);
      await close();
    },
    { scope: 'worker' },
  ],
  running: [
    async ({}, use) => {
      const service = new Service();
      await service.open();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, sitePort, running }, use) => {
      const places = [
        `MAP ${new URL(ORIGIN).host} 127.0.0.1:${sitePort}`,
        `MAP ${new URL(SERVICE_ORIGIN).host} 127.0.0.1:${running.port}`,
      ];
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${places.join(',')}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: ORIGIN,
  service: async ({ running }, use) => {
    running.reset();
    await use(running);
  },
});

const SUCCESS = 'Form Submitted Successfully!';

export const ENTRY = {
  firstName: 'Zoë',
  lastName: 'O’Hara-Łęcka',
  phoneNumber: '2079460123',
  email: 'zoe+retreat@example.org',
  text: 'May I come in spring?\n\n  Two of us & a dog 🐕‍🦺; 50% = half + <b>"quotes"</b>\tנָעִים 你好\n',
};

export const field = (page: Page, name: string) => page.locator(`.contact-form [id=${name}]`);
export const button = (page: Page) => page.getByRole('main').locator('button');
const alert = (page: Page) => page.getByRole('alert');

const fill = async (page: Page, entry: Partial<typeof ENTRY> = ENTRY) => {
  for (const [name, value] of Object.entries(entry)) await field(page, name).fill(value);
};

/** Fills in the form and submits it. */
export const send = async (page: Page) => {
  await fill(page);
  await button(page).click();
};

/** The page says that the entry has arrived, and the form is empty. */
export const expectSent = async (page: Page) => {
  await expect(alert(page)).toHaveText(SUCCESS);
  for (const name of Object.keys(ENTRY)) await expect(field(page, name)).toHaveValue('');
};

/** The page says these words and gives other ways to get in touch; the entry is still in the form. */
export const expectNotSent = async (page: Page, words: string) => {
  await expect(alert(page)).toContainText(words);
  await expect(alert(page)).toContainText('Example House, 1 Example Street');
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', 'tel:+442079460123');
  await expect(button(page)).toHaveText('Send message');
  for (const [name, value] of Object.entries(ENTRY)) await expect(field(page, name)).toHaveValue(value);
};

/**
 * Opens the form with the clock stopped an hour after it loaded, so that nothing counts as filled in too fast. Only
 * `page.clock` moves time on, so no test depends on how busy the machine is.
 */
export const open = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await hydrate(page, 'ContactForm');
  await page.clock.pauseAt(3_600_000);
};

/** Lets the page's time pass, a second at a time, until something holds. */
export const passUntil = (page: Page, holds: () => boolean | Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return holds();
      },
      { intervals: [20] },
    )
    .toBe(true);

export { expect, type Page };
