import { field } from '../support/form.ts';
import { SCRIPTS } from '../support/islands.ts';
import { answer } from './service.ts';
import { ORIGIN } from './site.ts';
import { button, ENTRY, expect, send, test } from './test.ts';

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

test('if scripts are gone after a release, the form is posted natively; after an empty answer and a reload the words are still there, and go out under the same id', async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
  /** Lets the time pass in which the page waits: for its scripts, which it asks for once more, or for the service. */
  const wait = async () => {
    for (let passed = 0; passed < 11; passed += 1) await page.clock.runFor(1000);
  };
  service.reactions = [answer(204)];
  await page.clock.install({ time: 0 });
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await page.goto('/contact');
  await page.clock.pauseAt(3_600_000);
  await send(page);
  await wait();
  await wait();
  const notice = page.locator('.form-stuck');
  await expect(notice).toContainText('cannot send your message');
  await expect(notice.locator('[href^="tel:"]')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await notice.locator('.button').click();
  await reloaded;
  await expect(field(page, 'text')).toHaveValue(ENTRY.text);
  await button(page).click();
  await wait();
  await expect(page).toHaveURL('/contact/thanks');
  expect(service.received).toHaveLength(2);
  expect(service.ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/) as unknown]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
