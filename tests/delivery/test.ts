import { serve } from '../../tools/hosting/serve.ts';
import { expectAccessible } from '../support/axe.ts';
import { hydrate } from '../support/islands.ts';
import { expect, test as base, type Page } from '../support/test.ts';
import { BUILDS, SERVICE, SITE } from './places.ts';
import { later, Service } from './service.ts';

interface Fixtures {
  /** The service, emptied and set to accept everything. */
  service: Service;
}

interface WorkerFixtures {
  /** The build under test. */
  format: keyof typeof BUILDS;
  running: Service;
  site: { port: string };
}

/** Playwright's `test` on a build with delivery, with a service for each worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  format: ['form', { option: true, scope: 'worker' }],
  site: [
    async ({ format }, use) => {
      const served = await serve({ root: BUILDS[format] });
      await use({ port: new URL(served.url).port });
      await served.close();
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
    async ({ launchOptions, site, running }, use) => {
      const places = [
        `MAP ${new URL(SITE).host} 127.0.0.1:${site.port}`,
        `MAP ${new URL(SERVICE).host} 127.0.0.1:${running.port}`,
      ];
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${places.join(',')}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: SITE,
  service: async ({ running }, use) => {
    running.reset();
    await use(running);
  },
});

export const SUCCESS = 'Form Submitted Successfully!';

export const ENTRY = {
  firstName: 'Zoë',
  lastName: 'O’Hara-Łęcka',
  phoneNumber: '2079460123',
  email: 'zoe+retreat@example.org',
  text: 'May I come in spring?\n\n  Two of us & a dog 🐕‍🦺; 50% = half + <b>"quotes"</b>\tנָעִים 你好\n',
};

export const LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
  email: 'Email',
  text: 'Message',
} as const;

export const field = (page: Page, name: keyof typeof LABELS) =>
  page.getByRole('textbox', { name: LABELS[name] });

export const button = (page: Page) => page.getByRole('main').locator('button');

export const alert = (page: Page) => page.getByRole('alert');

export const fill = async (page: Page, entry: Partial<typeof ENTRY> = ENTRY) => {
  for (const [name, value] of Object.entries(entry))
    await field(page, name as keyof typeof LABELS).fill(value);
};

export const expectEntry = async (page: Page, entry: Partial<typeof ENTRY> = ENTRY) => {
  for (const [name, value] of Object.entries(entry))
    await expect(field(page, name as keyof typeof LABELS)).toHaveValue(value);
};

export const expectEmpty = (page: Page) =>
  expectEntry(page, { firstName: '', lastName: '', phoneNumber: '', email: '', text: '' });

/**
 * Opens the form with the clock stopped an hour after it loaded, so that nothing counts as filled in too fast. Only
 * `page.clock.fastForward` moves time on, so no test depends on how busy the machine is.
 */
export const open = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await hydrate(page, 'ContactForm');
  await page.clock.pauseAt(3_600_000);
};

/**
 * Opens the form, filled in, on a service that keeps the entry and answers only later.
 * @returns a function that makes it answer
 */
export const openWithLateAnswer = async (page: Page, service: Service) => {
  const { reaction, go } = later();
  service.reactions = [reaction];
  await open(page);
  await fill(page);
  return go;
};

/** Checks the page's current state. axe needs a running clock. */
export const checkAccessible = async (page: Page) => {
  await page.clock.resume();
  await expectAccessible(page);
};

/** Waits until a try has failed, then skips the pause before the next. */
export const passPause = async (page: Page, milliseconds = 15_000) => {
  await expect(page.getByRole('status')).toContainText('taking longer');
  await page.clock.fastForward(milliseconds);
};

export { expect, type Page };
