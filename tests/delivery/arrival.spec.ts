import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe.ts';
import { hydrate, SCRIPTS } from '../support/islands.ts';
import { BUILDS, SITE } from './places.ts';
import { accept, answer } from './service.ts';
import {
  alert,
  button,
  ENTRY,
  expect,
  expectEmpty,
  field,
  fill,
  open,
  openWithLateAnswer,
  SUCCESS,
  test,
} from './test.ts';

test('an entry arrives exactly as typed, once, without a preflight; nothing is logged', async ({
  page,
  service,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await open(page);
  await fill(page);
  await button(page).click();
  await expect(alert(page)).toHaveText(SUCCESS);
  await expectEmpty(page);
  expect(service.received).toHaveLength(1);
  const [received] = service.received;
  expect(received).toMatchObject({ method: 'POST', path: '/enquiries' });
  const { submissionId, ...fields } = received?.fields ?? {};
  expect(submissionId).toMatch(/^[0-9a-f]{32}$/);
  expect(fields).toEqual({ ...ENTRY, 'form-name': 'enquiry', _gotcha: '' });
  expect(received?.headers).toMatchObject({
    origin: SITE,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
  expect(received?.headers).not.toHaveProperty('cookie');
  expect(logged).toEqual([]);
});

test('the next entry has a new id', async ({ page, service }) => {
  await open(page);
  for (const firstName of ['Ada', 'Ada']) {
    await fill(page, { ...ENTRY, firstName });
    await button(page).click();
    await expect(alert(page)).toHaveText(SUCCESS);
  }
  expect(new Set(service.ids).size).toBe(2);
});

test('while an entry is sent the button says so and does nothing, and the fields are read-only', async ({
  page,
  service,
}) => {
  const go = await openWithLateAnswer(page, service);
  await button(page).dblclick();
  await expect(button(page)).toHaveText('Sending…');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toBeFocused();
  await expect(field(page, 'text')).not.toBeEditable();
  await button(page).click({ force: true });
  await field(page, 'firstName').press('Enter');
  await expect.poll(() => service.received.length).toBe(1);
  go();
  await expect(alert(page)).toHaveText(SUCCESS);
  await expect(button(page)).toHaveText('Send message');
  await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(field(page, 'text')).toBeEditable();
  expect(service.received).toHaveLength(1);
});

test('two submits at the same moment send one entry', async ({ page, service }) => {
  await open(page);
  await fill(page);
  await page
    .getByRole('main')
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await expect(alert(page)).toHaveText(SUCCESS);
  expect(service.received).toHaveLength(1);
});

test('an invalid entry is not sent', async ({ page, service }) => {
  await open(page);
  await fill(page, { ...ENTRY, email: 'zoe' });
  await button(page).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
  expect(service.received).toHaveLength(0);
});

test.describe('bad input', () => {
  test('an over-long field says how long it may be and keeps its text', async ({ page, service }) => {
    await open(page);
    const long = { ...ENTRY, firstName: 'a'.repeat(101), text: 'b'.repeat(5001) };
    await fill(page, long);
    await button(page).click();
    await expect(page.getByText('First Name should have at most 100 characters')).toBeVisible();
    await expect(page.getByText('Message text should have at most 5,000 characters')).toBeVisible();
    await expect(field(page, 'text')).toHaveValue(long.text);
    expect(service.received).toHaveLength(0);
    await fill(page, { firstName: 'a'.repeat(100), text: '语'.repeat(5000) });
    await button(page).click();
    await expect(alert(page)).toHaveText(SUCCESS);
    expect(service.received[0]?.fields['text']).toBe('语'.repeat(5000));
  });

  test('a field removed from the page counts as empty', async ({ page, service }) => {
    await open(page);
    await fill(page);
    await field(page, 'lastName').evaluate((box) => box.removeAttribute('name'));
    await field(page, 'email').evaluate((box) => box.remove());
    await button(page).click();
    await expect(page.getByText('Last Name is required')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    expect(service.received).toHaveLength(0);
  });

  test('line breaks forced into a name or an address are refused', async ({ page, service }) => {
    await open(page);
    await fill(page);
    for (const name of ['firstName', 'email'] as const) {
      await field(page, name).evaluate((box: HTMLInputElement) => {
        const area = document.createElement('textarea');
        area.name = box.name;
        area.value = `${box.value}\r\nBcc: all@example.org`;
        box.replaceWith(area);
      });
    }
    await button(page).click();
    await expect(page.getByText('First Name should be on one line')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    expect(service.received).toHaveLength(0);
  });
});

test.describe('spam', () => {
  test('people never come across the honeypot field', async ({ page }) => {
    await open(page);
    const trap = page.locator('[name=_gotcha]');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByRole('textbox')).toHaveCount(5);
    await field(page, 'text').focus();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    const size = await trap.evaluate((box) => {
      const { width, height } = box.parentElement?.getBoundingClientRect() ?? box.getBoundingClientRect();
      return { width, height };
    });
    expect(size).toEqual({ width: 1, height: 1 });
  });

  test('a program that fills it in is not told, and the service gets the field', async ({
    page,
    service,
  }) => {
    await open(page);
    await fill(page);
    await page.locator('[name=_gotcha]').evaluate((box: HTMLInputElement) => (box.value = 'https://spam'));
    await button(page).click();
    await expect(alert(page)).toHaveText(SUCCESS);
    expect(service.received[0]?.fields['_gotcha']).toBe('https://spam');
  });

  test('an entry filled in too fast waits, then arrives', async ({ page, service }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/contact');
    await hydrate(page, 'ContactForm');
    await page.clock.pauseAt(60_000);
    // Makes the page act as if it had been opened one second ago.
    await page.evaluate(() => {
      const start = performance.now() - 1000;
      const now = performance.now.bind(performance);
      performance.now = () => now() - start;
    });
    await fill(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Sending…');
    await page.clock.runFor(2900);
    expect(service.received).toHaveLength(0);
    await page.clock.runFor(200);
    await expect(alert(page)).toHaveText(SUCCESS);
    expect(service.received).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted to the service, which redirects to the thank-you page', async ({
    page,
    service,
  }) => {
    await page.goto('/contact');
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL('/contact/thanks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
    const { fields = {}, headers = {} } = service.received[0] ?? {};
    // Native forms send line breaks as CRLF.
    expect(fields).toEqual({
      ...ENTRY,
      text: ENTRY.text.replaceAll('\n', '\r\n'),
      'form-name': 'enquiry',
      _next: `${SITE}/contact/thanks`,
      _gotcha: '',
    });
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(service.received).toHaveLength(1);
  });

  test('the browser refuses an invalid entry, and nothing says that JavaScript is needed', async ({
    page,
    service,
  }) => {
    await page.goto('/contact');
    await fill(page, { ...ENTRY, email: 'zoe@example' });
    await button(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('main').locator('noscript')).toHaveCount(0);
    expect(service.received).toHaveLength(0);
  });
});

test('a form whose script never loads is posted natively', async ({ page, service, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED|dynamically imported/);
  await page.clock.install({ time: 0 });
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/contact');
  await page.clock.pauseAt(3_600_000);
  await fill(page);
  await button(page).click();
  await page.clock.fastForward(9000);
  expect(service.received).toHaveLength(0);
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL('/contact/thanks');
  expect(service.received).toHaveLength(1);
});

test('a submit before hydration is sent once', async ({ page, service }) => {
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.fastForward(60_000);
  await fill(page);
  await button(page).click();
  await expect(alert(page)).toHaveText(SUCCESS);
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL('/contact');
  expect(service.received).toHaveLength(1);
});

test('the thank-you page is not indexed, and lists the form’s fields for the host', async ({ page }) => {
  await page.goto('/contact/thanks');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('form')).toBeHidden();
  const names = await page
    .locator('form[name=enquiry][data-netlify] input')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).name));
  expect(names).toEqual([...Object.keys(ENTRY), 'submissionId', '_gotcha']);
  await expectAccessible(page);
  expect(readFileSync(`${BUILDS.form}/sitemap.xml`, 'utf8')).not.toContain('thanks');
});

test('the privacy page says where messages go and that the tab keeps a draft', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText('reached at forms.localhost:8900.');
  await expect(page.getByRole('main')).toContainText('keeps a draft for this tab alone');
  await expect(page.getByRole('main')).not.toContainText('For now the form sends nothing');
});

test('the security policy allows the service and nobody else', async ({ page, browserErrors }) => {
  browserErrors.expect(/Content Security Policy/);
  await page.goto('/about');
  const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
  expect(policy).toContain(";connect-src 'self' http://forms.localhost:8900;");
  expect(policy).toContain("form-action 'self' http://forms.localhost:8900;");
  const asked = (address: string) =>
    page.evaluate((where) => fetch(where, { method: 'POST' }).then(Boolean, () => false), address);
  expect(await asked('http://forms.localhost:8900/')).toBe(true);
  expect(await asked('http://forms.localhost:8901/')).toBe(false);
  expect(await asked('https://forms.localhost:8900/')).toBe(false);
});

test('any 2xx answer that reports no failure counts as success', async ({ page, service }) => {
  await open(page);
  for (const reaction of [
    answer(204),
    answer(200, { 'Content-Type': 'application/json' }),
    answer(201, { 'Content-Type': 'text/plain' }, 'OK'),
    answer(200, { 'Content-Type': 'text/html' }, readFileSync(`${BUILDS.form}/contact/thanks.html`, 'utf8')),
    answer(200, { 'Content-Type': 'application/json; charset=utf-8' }, '{"success":true,"errors":[]}'),
    accept,
  ]) {
    service.reactions = [reaction];
    await fill(page);
    await button(page).click();
    await expect(alert(page)).toHaveText(SUCCESS);
    await expectEmpty(page);
  }
  expect(service.received).toHaveLength(6);
});
