import { expectAccessible } from '../support/axe.ts';
import { answer, cutAfterBody, cutMidAnswer, HTML_TYPE, silence } from './service.ts';
import { ORIGIN } from './site.ts';
import {
  alert,
  answerLater,
  button,
  ENTRY,
  expect,
  expectEntry,
  expectNotSent,
  expectSent,
  field,
  fill,
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
  // The same words again are another entry.
  await send(page);
  await expectSent(page);
  expect(service.ids).toHaveLength(2);
});

test('while an entry is sent the fields are read-only, and the button says so and sends nothing more', async ({
  page,
  service,
}) => {
  await open(page);
  await fill(page);
  const go = answerLater(service);
  await button(page).dblclick();
  await expect(button(page)).toHaveText('Sending…');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toBeFocused();
  await expect(field(page, 'text')).not.toBeEditable();
  await field(page, 'firstName').press('Enter');
  await page.locator('form.contact-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.clock.runFor(10_000);
  go();
  await expectSent(page);
  await expect(button(page)).toHaveText('Send message');
  await expect(field(page, 'text')).toBeEditable();
  expect(service.received).toHaveLength(1);
});

test('an entry that is invalid or too long is not sent, and the form says why', async ({ page, service }) => {
  await open(page);
  const entry = { ...ENTRY, firstName: 'a'.repeat(101), email: 'zoe', text: 'b'.repeat(5001) };
  await send(page, entry);
  await expect(page.getByText('First Name should have at most 100 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Message text should have at most 5,000 characters')).toBeVisible();
  await expect(field(page, 'firstName')).toBeFocused();
  await expectEntry(page, entry);
  expect(service.received).toHaveLength(0);
});

test(
  'a service that is down is tried four times; the entry is kept, and sent once the service is up',
  {
    ...REPORTED,
  },
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
  'a failure, a lost answer and half an answer are each followed by another try under the same id',
  {
    ...REPORTED,
  },
  async ({ page, service }) => {
    service.reactions = [answer(500), cutAfterBody, cutMidAnswer];
    service.keepsAlive = false;
    await open(page);
    await send(page);
    await passUntil(page, () => service.received.length === 4);
    await expectSent(page);
    expect(service.ids).toHaveLength(1);
  },
);

test(
  'a refusal is told at once; the entry keeps its id until it is changed',
  {
    ...REPORTED,
  },
  async ({ page, service }) => {
    await open(page);
    await fill(page);
    for (const reaction of [
      answer(400),
      answer(302, { Location: ORIGIN }),
      answer(200, HTML_TYPE, '<h1>Are you a robot?</h1>'),
    ]) {
      service.reactions = [reaction];
      await button(page).click();
      await expectNotSent(page, 'your message could not be taken');
    }
    await page.clock.runFor(60_000);
    expect(service.received).toHaveLength(3);
    expect(service.ids).toHaveLength(1);
    await field(page, 'text').fill('Something else');
    await expect(alert(page)).toHaveText('');
    await button(page).click();
    await expectSent(page);
    expect(service.ids).toHaveLength(2);
  },
);

test(
  'offline and back online: the entry is kept, and sent on request',
  {
    ...REPORTED,
  },
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

test('what was typed survives a reload, in this tab only', async ({ page, context }) => {
  await open(page);
  await fill(page);
  // The browser must not restore the fields itself, or this would test the browser.
  await page.locator('form.contact-form').evaluate((form) => form.setAttribute('autocomplete', 'off'));
  await page.reload();
  await expectEntry(page);
  await expect(alert(page)).toHaveText('');
  const other = await context.newPage();
  await open(other);
  await expect(field(other, 'firstName')).toHaveValue('');
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

test('an entry filled in too fast waits, then arrives', async ({ page, service }) => {
  await open(page);
  // Makes the page act as if it had been opened one second ago.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    const start = now() - 1000;
    performance.now = () => now() - start;
  });
  await send(page);
  await expect(button(page)).toHaveText('Sending…');
  await page.clock.runFor(2900);
  expect(service.received).toHaveLength(0);
  await page.clock.runFor(200);
  await expectSent(page);
});
