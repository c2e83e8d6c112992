import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ContactForm from '../../src/contact/ContactForm.tsx';
import { TextField } from '../../src/contact/TextField.tsx';
import { FORM } from './form.ts';

const form = () => document.querySelector('form');

afterEach(() => vi.restoreAllMocks());

test('a field is described by its hint and its error, and only by those it has', async () => {
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

test('a multi-line field is a textarea, and can be required too', async () => {
  await render(<TextField name="text" label="Message" rows={3} required error={undefined} />);
  const field = page.getByLabelText('Message').element();
  expect(field).toBeInstanceOf(HTMLTextAreaElement);
  expect(field).toMatchObject({ rows: 3, required: true });
});

test('phones offer the right keyboard, and browsers can autofill', async () => {
  await render(<ContactForm {...FORM} />);
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

test('a second press after success changes nothing, and the next entry is checked as usual', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await render(<ContactForm {...FORM} />);
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByLabelText('First Name').fill('Ada');
  await page.getByLabelText('Last Name').fill('Lovelace');
  await page.getByLabelText('Email').fill('ada@example.org');
  await page.getByLabelText('Message').fill('Hello');
  await userEvent.dblClick(send);
  await userEvent.click(send);
  form()?.requestSubmit();
  form()?.requestSubmit();
  await expect.element(page.getByRole('alert')).toHaveTextContent(FORM.success);
  expect(form()?.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  expect(log).toHaveBeenCalledOnce();
  await page.getByLabelText('First Name').fill('B');
  await userEvent.click(send);
  expect(form()?.querySelectorAll('[aria-invalid]')).toHaveLength(3);
});

test('every submit validates afresh: corrected fields lose their error, others get one', async () => {
  await render(<ContactForm {...FORM} />);
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
  await expect.element(page.getByLabelText('Message')).toHaveAccessibleDescription('No message');
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

test('a valid entry is logged once as typed, and the form is emptied', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await render(<ContactForm {...FORM} />);
  fill();
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(FORM.success);
  expect(log.mock.calls).toEqual([[ENTRY]]);
  expect(page.getByLabelText('First Name').element()).toMatchObject({ value: '' });
  await userEvent.type(page.getByLabelText('First Name'), 'B');
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('a submit held before hydration is replayed after it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const island = document.createElement('astro-island');
  document.body.append(island);
  island.innerHTML = renderToString(<ContactForm {...FORM} />);
  fill();
  island.dataset['held'] = '';
  const root = hydrateRoot(island, <ContactForm {...FORM} />);
  await expect.poll(() => log.mock.calls).toEqual([[ENTRY]]);
  expect(island.dataset['held']).toBeUndefined();
  root.unmount();
  island.remove();
});
