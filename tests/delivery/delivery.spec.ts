import { expectAccessible } from '../support/axe.ts';
import { field, fill } from '../support/form.ts';
import { mutate, OF_ELEMENTS, OF_TEXTS } from '../mutations/mutations.ts';
import { answer, cutMidAnswer, silence, unreadable, type Reaction } from './service.ts';
import { ORIGIN } from './site.ts';
import {
  alert,
  button,
  ENTRY,
  expect,
  expectNotSent,
  expectSent,
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

test('what is too long is not sent; what is on its way can be neither changed nor sent again', async ({
  page,
  service,
}) => {
  service.reactions = [silence];
  await open(page);
  await fill(page, { firstName: 'a'.repeat(101) });
  await button(page).click();
  await expect(page.locator('.form-error')).toHaveCount(1);
  expect(service.received).toHaveLength(0);
  await send(page);
  await expect(button(page)).toHaveText('Sending…');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toBeFocused();
  await expect(field(page, 'text')).not.toBeEditable();
  await page.keyboard.press('Enter');
  await passUntil(page, () => service.received.length > 1);
  await expectSent(page);
  await expect(field(page, 'text')).toBeEditable();
  expect(service.received).toHaveLength(2);
  expect(service.ids).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
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
  service.reactions = [answer(500), silence];
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

/** What the service does with the first try, and whether the entry is tried again unasked. Unit tests have every answer. */
const FAULTS: Readonly<Record<string, readonly [reaction: Reaction, isTriedAgain: boolean]>> = {
  'takes the entry and hangs up in the middle of its answer': [cutMidAnswer, true],
  'takes the entry, and its answer cannot be read': [unreadable, true],
  'says nothing': [silence, true],
  'refuses the entry': [answer(400), false],
  'leads elsewhere': [answer(302, { Location: `${ORIGIN}/` }), false],
};

for (const [index, [fault, [reaction, isTriedAgain]]] of Object.entries(FAULTS).entries())
  test(`a service that ${fault} gets the entry once, under one id, from a page that is changed`, async ({
    page,
    service,
    browserErrors,
  }) => {
    // Some are errors for the browser too, and some are not.
    browserErrors.expect(/Failed to load resource|CORS|^$/);
    // Otherwise the browser itself may repeat a request.
    service.keepsAlive = false;
    service.reactions = [reaction];
    await open(page);
    const mutations = [OF_TEXTS, OF_ELEMENTS].map((all) => all[index % all.length] ?? all[0]);
    const change = () =>
      page.evaluate(mutate, { selector: 'astro-island[component-url*="ContactForm"]', mutations });
    await change();
    await send(page);
    if (isTriedAgain) await passUntil(page, () => service.received.length === 2);
    else {
      await expect(alert(page)).toContainText('could not be taken');
      await expect(alert(page).getByRole('link')).toHaveAttribute('href', 'tel:+442079460123');
      await expect(field(page, 'text')).toHaveValue(ENTRY.text);
      expect(service.kept.size).toBe(0);
      await change();
      await button(page).click();
    }
    await expectSent(page);
    expect(service.kept.size).toBe(1);
    expect(service.ids).toHaveLength(1);
  });
