import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ContactForm from '../../src/islands/ContactForm.tsx';
import { TextField } from '../../src/islands/TextField.tsx';

const form = () => document.querySelector('form');

afterEach(() => vi.restoreAllMocks());

test('a field names its hint and its error, and only those it has', async () => {
  const { rerender } = await render(<TextField name="phone" label="Phone" error={undefined} />);
  const field = page.getByLabelText('Phone');
  expect(field.element().hasAttribute('aria-describedby')).toBe(false);
  expect(field.element().hasAttribute('aria-invalid')).toBe(false);
  await rerender(<TextField name="phone" label="Phone" hint="10 digits" error={undefined} />);
  await expect.element(field).toHaveAccessibleDescription('10 digits');
  await rerender(<TextField name="phone" label="Phone" hint="10 digits" error="Too short" />);
  await expect.element(field).toHaveAccessibleDescription('10 digits Too short');
  expect(field.element().getAttribute('aria-invalid')).toBe('true');
});

test('a field of several lines is a text area, required where a single line would be', async () => {
  await render(<TextField name="text" label="Message" rows={3} required error={undefined} />);
  const field = page.getByLabelText('Message').element();
  expect(field).toBeInstanceOf(HTMLTextAreaElement);
  expect(field).toMatchObject({ rows: 3, required: true });
});

test('phones offer the right keyboard, and browsers fill in what they know', async () => {
  await render(<ContactForm phoneHint="10 digits" submit="Send" />);
  const attributes = [...(form()?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [])].map(
    ({ name, type, inputMode, autocomplete }) => [name, type, inputMode, autocomplete],
  );
  expect(attributes).toEqual([
    ['firstName', 'text', '', 'given-name'],
    ['lastName', 'text', '', 'family-name'],
    ['phoneNumber', 'tel', 'numeric', 'tel-national'],
    ['email', 'email', '', 'email'],
  ]);
});

test('each press of the button judges anew: fields put right lose their error, others get one', async () => {
  await render(<ContactForm phoneHint="10 digits" submit="Send" />);
  const send = page.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  expect(form()?.querySelectorAll('[aria-invalid]')).toHaveLength(4);
  await page.getByLabelText('First Name').fill('Ada');
  await page.getByLabelText('Last Name').fill('Lovelace');
  await page.getByLabelText('Email').fill('ada@example.org');
  await page.getByLabelText('Phone Number (optional)').fill('1');
  await userEvent.click(send);
  const broken = [...(form()?.querySelectorAll<HTMLInputElement>('[aria-invalid]') ?? [])];
  expect(broken.map(({ name }) => name)).toEqual(['phoneNumber', 'text']);
  expect(document.activeElement).toBe(broken[0]);
});

const ENTRY = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '',
  email: 'ada@example.org',
  text: 'Hello',
};

const fill = () => {
  for (const [name, value] of Object.entries(ENTRY))
    (form()?.elements.namedItem(name) as HTMLInputElement).value = value;
};

test('what keeps the rules is logged once as it was typed, and the form is empty again', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await render(<ContactForm phoneHint="10 digits" submit="Send" />);
  fill();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Form Submitted Successfully!');
  expect(log.mock.calls).toEqual([[ENTRY]]);
  expect(page.getByLabelText('First Name').element()).toMatchObject({ value: '' });
  await userEvent.type(page.getByLabelText('First Name'), 'B');
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('a submit that was held while React was on its way counts when it is there', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // React's development build reports what the server did not write; the mark is just that.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<ContactForm phoneHint="10 digits" submit="Send" />);
  fill();
  form()?.setAttribute('data-held', '');
  const root = hydrateRoot(container, <ContactForm phoneHint="10 digits" submit="Send" />);
  await expect.poll(() => log.mock.calls).toEqual([[ENTRY]]);
  expect(form()?.dataset['held']).toBeUndefined();
  expect(reported.mock.calls.map((call) => call.join(' '))).toEqual([
    expect.stringMatching(/didn't match.*-\s+data-held=""/s),
  ]);
  root.unmount();
  container.remove();
});
