import { expectAccessible } from '../support/axe.ts';
import { silence } from './service.ts';
import { ORIGIN } from './site.ts';
import {
  alert,
  button,
  ENTRY,
  expect,
  expectNotSent,
  expectSent,
  field,
  open,
  passUntil,
  send,
  test,
} from './test.ts';

/** Chromium logs failed requests to the console, except those that the page aborted. */
const REPORTED = { tag: '@reported' };

test.beforeEach(({ browserErrors }, { tags }) => {
  if (tags.includes(REPORTED.tag)) browserErrors.expect(/Failed to load resource|CORS/);
});

test('an entry arrives exactly as typed, once, without a preflight or a cookie; nothing is logged', async ({
  page,
  service,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await open(page);
  await send(page);
  await expectSent(page);
  expect(service.received).toHaveLength(1);
  const [received] = service.received;
  expect(received).toMatchObject({ method: 'POST', path: '/enquiries' });
  expect(received?.fields).toEqual({
    ...ENTRY,
    submissionId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    'form-name': 'enquiry',
    _gotcha: '',
  });
  expect(received?.headers).toMatchObject({
    origin: ORIGIN,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
  expect(received?.headers).not.toHaveProperty('cookie');
  expect(logged).toEqual([]);
  // The same words sent again are a new entry.
  await send(page);
  await expectSent(page);
  expect(service.ids).toHaveLength(2);
});

test(
  'a service that is down is tried four times; the entry is kept, and sent once the service is up',
  REPORTED,
  async ({ page, service }) => {
    await open(page);
    await service.close();
    let tries = 0;
    page.on('request', () => (tries += 1));
    await send(page);
    await expect(page.getByRole('status')).toContainText('taking longer');
    await passUntil(page, async () => (await alert(page).textContent()) !== '');
    await expectNotSent(page, 'nothing has told us that your message arrived');
    expect(tries).toBe(4);
    await page.clock.resume();
    await expectAccessible(page);
    await service.open();
    await button(page).click();
    await expectSent(page);
    expect(service.received).toHaveLength(1);
  },
);

test(
  'offline and back online: the entry is kept, and sent on request',
  REPORTED,
  async ({ page, context, service }) => {
    await open(page);
    await context.setOffline(true);
    await send(page);
    await expectNotSent(page, 'You seem to be offline');
    await context.setOffline(false);
    await expectNotSent(page, 'You are online again');
    expect(service.received).toHaveLength(0);
    await button(page).click();
    await expectSent(page);
  },
);

test('reloaded while an entry is sent, the form holds it, calls it unconfirmed, and sends it under the same id', async ({
  page,
  service,
}) => {
  service.reactions = [silence()];
  await open(page);
  await send(page);
  await expect.poll(() => service.received.length).toBe(1);
  await page.reload();
  await expectNotSent(page, 'nothing tells us whether it arrived');
  await page.clock.runFor(60_000);
  await button(page).click();
  await expectSent(page);
  expect(service.ids).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('people never come across the honeypot field; a program that fills it in is not told', async ({
  page,
  service,
}) => {
  await open(page);
  const trap = page.locator('[name=_gotcha]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox')).toHaveCount(5);
  expect(await trap.locator('..').boundingBox()).toMatchObject({ width: 1, height: 1 });
  await field(page, 'text').focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await trap.evaluate((box: HTMLInputElement) => (box.value = 'https://spam'));
  await send(page);
  await expectSent(page);
  expect(service.received[0]?.fields['_gotcha']).toBe('https://spam');
});
