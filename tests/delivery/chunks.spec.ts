import type { Route } from '@playwright/test';
import { SCRIPTS } from '../support/islands.ts';
import { serve } from '../../tools/hosting/serve.ts';
import { FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';
import { alert, button, ENTRY, expect, expectEntry, field, fill, SUCCESS, test, type Page } from './test.ts';

/** What can become of a script after a release, on a bad link, behind a portal. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  '500': (route) => route.fulfill({ status: 500 }),
  cut: (route) => route.abort('connectionreset'),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome to our wifi' }),
  silence: () => new Promise(() => undefined),
};

/** Where the page says that it cannot send. */
const notice = (page: Page) => page.locator('.form-stuck:visible');

const openWithout = async (page: Page, fault: (route: Route) => Promise<void>, path = '/contact') => {
  await page.clock.install({ time: 0 });
  await page.route(SCRIPTS, fault);
  await page.goto(path);
  await page.clock.pauseAt(3_600_000);
};

/** Lets the time pass in which the page waits for its scripts, and asks for them once more. */
const wait = async (page: Page) => {
  for (let passed = 0; passed < 11; passed += 1) await page.clock.runFor(1000);
};

test.beforeEach(({ browserErrors }) => browserErrors.expect(/|/));

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`scripts that end in ${name}: a form that delivers is posted natively, once, under an id`, async ({
    page,
    service,
  }) => {
    await openWithout(page, fault);
    await fill(page);
    await button(page).click();
    await wait(page);
    await expect(page).toHaveURL('/contact/thanks');
    expect(service.received).toHaveLength(1);
    expect(service.ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test(`scripts that end in ${name}: a form that delivers nothing says that it cannot send, and keeps the words`, async ({
    page,
  }) => {
    const { url, close } = await serve({ root: FIXTURE_DIST });
    try {
      await openWithout(page, fault, `${url}/contact`);
      await fill(page);
      await button(page).click();
      await wait(page);
      await expect(notice(page)).toContainText('cannot send your message');
      await expect(notice(page)).toContainText('Example House');
      await expect(notice(page).locator('[href^="tel:"]')).toBeVisible();
      await expect(notice(page).locator('.button')).toBeVisible();
      await expectEntry(page);
    } finally {
      await close();
    }
  });
}

test('when scripts come after all, the next intent hydrates the form, and the entry is sent once', async ({
  page,
  service,
}) => {
  let broken = true;
  await openWithout(page, (route) => (broken ? route.abort('failed') : route.continue()));
  await fill(page);
  await page.clock.runFor(3000);
  await expect(page.locator('form[data-hydrated]')).toHaveCount(0);
  broken = false;
  await field(page, 'text').focus();
  await field(page, 'email').focus();
  await page.clock.runFor(3000);
  await expect(page.locator('form[data-hydrated]')).toHaveCount(1);
  await expectEntry(page);
  await button(page).click();
  await expect(alert(page)).toHaveText(SUCCESS);
  expect(service.received).toHaveLength(1);
});

// The page's clock hides how it was opened; tests/island has the test that the offer is made once.
test('a page from before a release offers to reload, and the words are still there', async ({ page }) => {
  await openWithout(page, (route) => route.fulfill({ status: 404 }));
  // A post that leads nowhere: the service answers that there is nothing to show.
  await page.route('**/enquiries', (route) => route.fulfill({ status: 204 }));
  await fill(page);
  await button(page).click();
  await wait(page);
  await wait(page);
  await expect(notice(page)).toContainText('cannot send your message');
  await page.clock.resume();
  await notice(page).locator('.button').click();
  await expect(field(page, 'text')).toHaveValue(ENTRY.text);
});
