import type { Route } from '@playwright/test';
import { SCRIPTS } from '../support/islands.ts';
import { answer } from './service.ts';
import { ORIGIN } from './site.ts';
import { ENTRY, expect, field, send, test, type Page } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted to the service, which redirects to the thank-you page', async ({
    page,
    service,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('main').locator('noscript')).toHaveCount(0);
    await send(page);
    await expect(page).toHaveURL('/contact/thanks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
    expect(service.received).toHaveLength(1);
    // Native forms send line breaks as CRLF.
    expect(service.received[0]?.fields).toEqual({
      ...ENTRY,
      text: ENTRY.text.replaceAll('\n', '\r\n'),
      'form-name': 'enquiry',
      _next: `${ORIGIN}/contact/thanks`,
      _gotcha: '',
    });
  });
});

test.describe('with scripts that do not come', () => {
  test.beforeEach(({ browserErrors }) => browserErrors.expect(/|/));

  const openWithout = async (page: Page, fault: (route: Route) => Promise<void>) => {
    await page.clock.install({ time: 0 });
    await page.route(SCRIPTS, fault);
    await page.goto('/contact');
    await page.clock.pauseAt(3_600_000);
  };

  /** Lets the time pass in which the page waits for its scripts, and asks for them once more. */
  const wait = async (page: Page) => {
    for (let passed = 0; passed < 11; passed += 1) await page.clock.runFor(1000);
  };

  for (const [name, fault] of Object.entries({
    'are gone after a release': (route: Route) => route.fulfill({ status: 404 }),
    'never arrive': () => new Promise<void>(() => undefined),
  })) {
    test(`because they ${name}: the form is posted natively, once, under an id`, async ({
      page,
      service,
    }) => {
      await openWithout(page, fault);
      await send(page);
      await wait(page);
      await expect(page).toHaveURL('/contact/thanks');
      expect(service.received).toHaveLength(1);
      expect(service.ids[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  }

  test('and a service that leads nowhere: the page offers to reload, and the words are still there', async ({
    page,
    service,
  }) => {
    service.usual = () => answer(204);
    await openWithout(page, (route) => route.fulfill({ status: 404 }));
    await send(page);
    await wait(page);
    await wait(page);
    const notice = page.locator('.form-stuck');
    await expect(notice).toContainText('cannot send your message');
    await expect(notice.locator('[href^="tel:"]')).toBeVisible();
    await page.clock.resume();
    await notice.locator('.button').click();
    await expect(field(page, 'text')).toHaveValue(ENTRY.text);
  });
});
