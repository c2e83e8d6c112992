import { expectAccessible } from '../support/axe.ts';
import { answer, silence } from './service.ts';
import { ORIGIN } from './site.ts';
import {
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

test('offline and back online: the entry is kept, and sent on request', async ({
  page,
  context,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource/);
  await open(page);
  await context.setOffline(true);
  await send(page);
  await expectNotSent(page, 'You seem to be offline');
  await context.setOffline(false);
  await expectNotSent(page, 'You are online again');
  await page.clock.resume();
  await expectAccessible(page);
  expect(service.received).toHaveLength(0);
  await button(page).click();
  await expectSent(page);
});

test('left during a later try, the page sends the entry along; on return it is unconfirmed, and known to the service', async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource/);
  service.reactions = [answer(500), silence()];
  await open(page);
  await send(page);
  await expect(page.getByRole('status')).toContainText('taking longer');
  await passUntil(page, () => service.received.length === 2);
  await page.goto('/about');
  await expect.poll(() => service.kept.size).toBe(1);
  service.usual = () => answer(409);
  await page.goto('/contact');
  await expectNotSent(page, 'nothing tells us whether it arrived');
  await page.clock.resume();
  await button(page).click();
  await expectSent(page);
  expect(service.ids).toHaveLength(1);
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
