import { expectHydrated, holdScripts, hydrate, island } from '../support/islands.ts';
import { PHONE } from '../support/devices.ts';
import { expect, test, type Page } from '../support/test.ts';

const MESSAGES = {
  'First Name': 'First Name is required',
  'Last Name': 'Last Name is required',
  Email: 'Please enter a valid email address',
  Message: 'Message text is required',
} as const;

const PHONE_MESSAGE = 'Phone Number should be 10 digits';
const SUCCESS = 'Form Submitted Successfully!';

const ENTRY = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '2079460123',
  email: 'ada@example.org',
  text: 'May I come in spring?\nThank you.',
};

const field = (page: Page, name: keyof typeof MESSAGES | 'Phone Number') =>
  page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

const fill = async (page: Page, entry: Partial<typeof ENTRY> = ENTRY) => {
  await field(page, 'First Name').fill(entry.firstName ?? '');
  await field(page, 'Last Name').fill(entry.lastName ?? '');
  await field(page, 'Phone Number').fill(entry.phoneNumber ?? '');
  await field(page, 'Email').fill(entry.email ?? '');
  await field(page, 'Message').fill(entry.text ?? '');
};

const expectEmpty = async (page: Page) => {
  for (const box of await page.getByRole('main').getByRole('textbox').all())
    await expect(box).toHaveValue('');
};

/** Records what the page logs and requests from now on. */
const record = (page: Page) => {
  const logged: unknown[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    void message
      .args()[0]
      ?.jsonValue()
      .then((value) => logged.push(value));
  });
  page.on('request', (request) => requests.push(request.url()));
  return { logged, requests };
};

test.describe('with JavaScript', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page, 'ContactForm');
  });

  test('fields start empty, without errors', async ({ page }) => {
    await expectEmpty(page);
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('');
  });

  test('submitting an empty form shows an error on every required field, linked to it', async ({ page }) => {
    const seen = record(page);
    await send(page).click();
    for (const [name, message] of Object.entries(MESSAGES)) {
      await expect(field(page, name as keyof typeof MESSAGES)).toHaveAccessibleDescription(message);
      await expect(field(page, name as keyof typeof MESSAGES)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(PHONE_MESSAGE)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('');
    await expect(field(page, 'First Name')).toBeFocused();
    expect(seen).toEqual({ logged: [], requests: [] });
    await expect(page).toHaveURL('/contact');
  });

  test('the first invalid field takes the focus, and entered text stays', async ({ page }) => {
    await fill(page, { ...ENTRY, email: 'ada@example', phoneNumber: '12345' });
    await send(page).click();
    await expect(field(page, 'Phone Number')).toBeFocused();
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(new RegExp(PHONE_MESSAGE));
    await expect(field(page, 'Email')).toHaveAccessibleDescription(MESSAGES.Email);
    await expect(field(page, 'First Name')).toHaveValue(ENTRY.firstName);
    await expect(field(page, 'Phone Number')).toHaveValue('12345');
    await expect(field(page, 'Message')).toHaveValue(ENTRY.text);
  });

  test('spaces alone do not fill a required field', async ({ page }) => {
    await fill(page, { ...ENTRY, firstName: '   ' });
    await send(page).click();
    await expect(page.getByText(MESSAGES['First Name'], { exact: true })).toBeVisible();
  });

  test('typing into a field clears its own error only', async ({ page }) => {
    await send(page).click();
    await field(page, 'Last Name').pressSequentially('L');
    await expect(page.getByText(MESSAGES['Last Name'], { exact: true })).toHaveCount(0);
    await expect(field(page, 'Last Name')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(MESSAGES['First Name'], { exact: true })).toBeVisible();
    await expect(page.getByText(MESSAGES.Email, { exact: true })).toBeVisible();
  });

  test('an error stays while the field is empty', async ({ page }) => {
    await fill(page, { ...ENTRY, email: 'a' });
    await send(page).click();
    await field(page, 'Email').press('Backspace');
    await expect(field(page, 'Email')).toHaveValue('');
    await expect(page.getByText(MESSAGES.Email, { exact: true })).toBeVisible();
    await field(page, 'Email').pressSequentially('b');
    await expect(page.getByText(MESSAGES.Email, { exact: true })).toHaveCount(0);
  });

  test('a valid entry is logged, announced and cleared, and no request is made', async ({ page }) => {
    const seen = record(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(SUCCESS);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectEmpty(page);
    await expect.poll(() => seen).toEqual({ logged: [ENTRY], requests: [] });
    await expect(page).toHaveURL('/contact');
  });

  test('the phone number is optional', async ({ page }) => {
    await fill(page, { ...ENTRY, phoneNumber: '' });
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(SUCCESS);
  });

  test('a corrected entry goes through, and the next one starts without errors', async ({ page }) => {
    await fill(page, { ...ENTRY, text: '' });
    await send(page).click();
    await expect(field(page, 'Message')).toBeFocused();
    await page.keyboard.type('Hello');
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(SUCCESS);
    await field(page, 'First Name').pressSequentially('B');
    await expect(page.getByRole('alert')).toHaveText('');
    await send(page).click();
    await expect(page.getByText(MESSAGES['Last Name'], { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('');
  });

  test('the whole form can be filled in and sent with the keyboard', async ({ page }) => {
    await field(page, 'First Name').focus();
    for (const value of Object.values(ENTRY).slice(0, 4)) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await expect(field(page, 'Message')).toBeFocused();
    await page.keyboard.type('One\nTwo');
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(SUCCESS);
  });

  test('the message box has four rows, the container is narrow, the phone field has its hint', async ({
    page,
  }) => {
    await expect(field(page, 'Message')).toHaveJSProperty('tagName', 'TEXTAREA');
    await expect(field(page, 'Message')).toHaveAttribute('rows', '4');
    const box = await page.getByRole('main').locator('form').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(700);
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(
      '10 digits, without the leading 0 or country code',
    );
  });
});

test.describe('before hydration', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('text typed while the script loads survives, and later typing erases nothing', async ({ page }) => {
    const release = await holdScripts(page);
    await fill(page, { ...ENTRY, text: '' });
    release();
    await expectHydrated(page, island('ContactForm'));
    await expect(field(page, 'First Name')).toHaveValue(ENTRY.firstName);
    await field(page, 'Message').pressSequentially('Hello');
    const seen = record(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(SUCCESS);
    await expect.poll(() => seen.logged).toEqual([{ ...ENTRY, text: 'Hello' }]);
  });

  test('a submit is held and replayed: a valid entry goes through once', async ({ page }) => {
    const seen = record(page);
    const release = await holdScripts(page);
    await fill(page);
    await send(page).click();
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('');
    release();
    await expect(page.getByRole('alert')).toHaveText(SUCCESS);
    await expectEmpty(page);
    expect(seen.logged).toEqual([ENTRY]);
    await expect(page).toHaveURL('/contact');
  });

  test('a submit is held and replayed: an invalid entry gets the site’s own messages', async ({ page }) => {
    const release = await holdScripts(page);
    await field(page, 'First Name').fill(ENTRY.firstName);
    await field(page, 'First Name').press('Enter');
    release();
    await expect(page.getByText(MESSAGES['Last Name'], { exact: true })).toBeVisible();
    await expect(field(page, 'Last Name')).toBeFocused();
    await expect(page.getByText(MESSAGES['First Name'], { exact: true })).toHaveCount(0);
  });

  test('a form that was filled in but not submitted is not sent on hydration', async ({ page }) => {
    const release = await holdScripts(page);
    await fill(page);
    release();
    await expectHydrated(page, island('ContactForm'));
    await expect(field(page, 'Email')).toHaveValue(ENTRY.email);
    await expect(page.getByRole('alert')).toHaveText('');
  });
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('the form can be filled in and sent', async ({ page }) => {
    await page.goto('/contact');
    await field(page, 'First Name').tap();
    await page.keyboard.type(ENTRY.firstName);
    await field(page, 'Last Name').tap();
    await page.keyboard.type(ENTRY.lastName);
    await field(page, 'Email').tap();
    await page.keyboard.type(ENTRY.email);
    await field(page, 'Message').tap();
    await page.keyboard.type('Hello');
    await send(page).tap();
    await expect(page.getByRole('alert')).toHaveText(SUCCESS);
    // In the middle of the window, so that what happens next is seen below it.
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    const { height } = PHONE.viewport;
    await expect
      .poll(async () => (await page.getByRole('alert').boundingBox())?.y ?? height)
      .toBeLessThan(0.6 * height);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit goes nowhere and loses no text', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'First Name')).toHaveValue(ENTRY.firstName);
  });

  test('the browser’s own validation refuses an invalid entry', async ({ page }) => {
    await page.goto('/contact');
    for (const name of ['First Name', 'Last Name', 'Email', 'Message'] as const) {
      await expect(field(page, name)).toHaveAttribute('required');
    }
    await expect(field(page, 'Phone Number')).not.toHaveAttribute('required');
    await fill(page, { ...ENTRY, phoneNumber: '123' });
    await expect(page.locator(':invalid:not(form)')).toHaveCount(1);
  });
});
