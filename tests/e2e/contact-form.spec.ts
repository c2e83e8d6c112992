import { PHONE } from '../support/devices.ts';
import { ENTRY, expectEntry, field, fill, NAMES, SUCCESS, type Name } from '../support/form.ts';
import { beforeHydration, hydrate } from '../support/islands.ts';
import { expect, recordRequests, test, type Page } from '../support/test.ts';

const REQUIRED = ['firstName', 'lastName', 'email', 'text'] as const;
const MESSAGES: Record<Name, string> = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  phoneNumber: 'Phone Number should be 10 digits',
  email: 'Please enter a valid email address',
  text: 'Message text is required',
};

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const outcome = (page: Page) => page.getByRole('alert');

/** Expects the specified messages at these fields, and at no others. */
const expectErrors = async (page: Page, ...names: Name[]) => {
  await expect(page.locator('[aria-invalid]')).toHaveCount(names.length);
  for (const name of names) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${MESSAGES[name]}$`));
    await expect(page.getByText(MESSAGES[name], { exact: true })).toBeVisible();
  }
};

const expectSent = async (page: Page) => {
  await expect(outcome(page)).toHaveText(SUCCESS);
  await expectEntry(page);
  await expectErrors(page);
  await expect(page).toHaveURL('/contact');
};

/** Records what the page logs and requests from now on. */
const record = (page: Page) => {
  const seen = { logged: [] as unknown[], requests: recordRequests(page, /^/) };
  page.on(
    'console',
    (line) =>
      void line
        .args()[0]
        ?.jsonValue()
        .then((value) => seen.logged.push(value)),
  );
  return seen;
};

test.beforeEach(({ page }) => page.goto('/contact'));

test.describe('hydrated', () => {
  test.beforeEach(({ page }) => hydrate(page, 'ContactForm'));

  test('an empty form shows every required field’s error, and does nothing else', async ({ page }) => {
    const seen = record(page);
    await expectErrors(page);
    await send(page).click();
    await expectErrors(page, ...REQUIRED);
    await expect(outcome(page)).toHaveText('');
    await expect(field(page, 'firstName')).toBeFocused();
    expect(seen).toEqual({ logged: [], requests: [] });
    await expect(page).toHaveURL('/contact');
  });

  test('the first invalid field takes the focus, and entered text stays', async ({ page }) => {
    const entry = { ...ENTRY, firstName: '   ', phoneNumber: '12345', email: 'ada@example' };
    await fill(page, entry);
    await send(page).click();
    await expect(field(page, 'firstName')).toBeFocused();
    await expectErrors(page, 'firstName', 'phoneNumber', 'email');
    await expectEntry(page, entry);
  });

  test('typing clears the error of its own field, unless it leaves the field empty', async ({ page }) => {
    await fill(page, { firstName: '', email: 'a' });
    await send(page).click();
    await field(page, 'email').press('Backspace');
    await expectErrors(page, 'firstName', 'email');
    await field(page, 'email').press('b');
    await expectErrors(page, 'firstName');
    await field(page, 'firstName').press('Space');
    await expectErrors(page);
  });

  test('a valid entry, sent by keys, is logged, announced and cleared', async ({ page }) => {
    const seen = record(page);
    await field(page, 'firstName').focus();
    for (const name of NAMES) {
      await page.keyboard.type(ENTRY[name]);
      await page.keyboard.press('Tab');
    }
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    // A double press sends nothing more.
    await page.keyboard.press('Enter');
    await expectSent(page);
    await expect(outcome(page)).toBeVisible();
    await expect.poll(() => seen).toEqual({ logged: [ENTRY], requests: [] });
    await field(page, 'firstName').fill('Bo');
    await send(page).click();
    await expectErrors(page, 'lastName', 'email', 'text');
  });
});

test.describe('before hydration', () => {
  test('what was typed survives, and is not sent by itself', async ({ page }) => {
    const seen = record(page);
    await beforeHydration(page, 'ContactForm', () => fill(page, { text: '' }));
    await field(page, 'text').pressSequentially('Hello');
    await expect(outcome(page)).toHaveText('');
    await send(page).click();
    await expectSent(page);
    await expect.poll(() => seen.logged).toEqual([{ ...ENTRY, text: 'Hello' }]);
  });

  test('a submit is held and replayed: a valid entry goes through once', async ({ page }) => {
    const seen = record(page);
    await beforeHydration(page, 'ContactForm', async () => {
      await fill(page);
      await send(page).click();
      await send(page).click();
      await expect(outcome(page)).toHaveText('');
    });
    await expectSent(page);
    expect(seen.logged).toEqual([ENTRY]);
  });

  test('a submit is held and replayed: an invalid entry gets the site’s own messages', async ({ page }) => {
    await beforeHydration(page, 'ContactForm', async () => {
      await field(page, 'firstName').fill('Ada');
      await field(page, 'firstName').press('Enter');
    });
    await expectErrors(page, 'lastName', 'email', 'text');
    await expect(field(page, 'lastName')).toBeFocused();
  });
});

test('what was typed is there again after Book, and on the way back, until it is sent', async ({ page }) => {
  await fill(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click();
  await loaded;
  await expectEntry(page, ENTRY);
  await page.goto('/about');
  await page.goBack();
  await expectEntry(page, ENTRY);
  await send(page).click();
  await expectSent(page);
  await page.reload();
  await expectEntry(page);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the form can be sent by touch, and its outcome is in view', async ({ page }) => {
    for (const name of NAMES) {
      await field(page, name).tap();
      await page.keyboard.type(ENTRY[name]);
    }
    await send(page).tap();
    await expectSent(page);
    await expect(outcome(page)).toBeInViewport({ ratio: 1 });
    const top = () => outcome(page).evaluate((one) => one.getBoundingClientRect().top / innerHeight);
    await expect.poll(top).toBeLessThan(0.6);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser refuses an invalid entry; a valid one goes nowhere', async ({ page }) => {
    await fill(page, { phoneNumber: '123' });
    await expect(page.locator(':invalid:not(form)')).toHaveCount(1);
    await fill(page);
    await send(page).click();
    await expect(page).toHaveURL('/contact');
    await expectEntry(page, ENTRY);
  });
});
