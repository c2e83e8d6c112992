import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ContactForm from '../../src/contact/ContactForm.tsx';
import { FORM } from './form.ts';

afterEach(() => vi.restoreAllMocks());

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(':is(input, textarea):not([type=hidden])'),
];

test('phones offer the right keyboard, browsers can fill the form in, and the message has four rows', async () => {
  await render(<ContactForm {...FORM} />);
  expect(
    fields().map(({ name, type, inputMode, autocomplete }) => [name, type, inputMode, autocomplete]),
  ).toEqual([
    ['firstName', 'text', '', 'given-name'],
    ['lastName', 'text', '', 'family-name'],
    ['phoneNumber', 'tel', 'numeric', 'tel-national'],
    ['email', 'email', '', 'email'],
    ['text', 'textarea', '', ''],
  ]);
  expect(page.getByLabelText('Message').element()).toMatchObject({ rows: 4 });
});

test('a second press after success changes nothing, and the next entry is checked as usual', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await render(<ContactForm {...FORM} />);
  const send = page.getByRole('button', { name: 'Send' });
  const invalid = () => fields().filter(({ ariaInvalid }) => ariaInvalid === 'true');
  await page.getByLabelText('First Name').fill('Ada');
  await page.getByLabelText('Last Name').fill('Lovelace');
  await page.getByLabelText('Email').fill('ada@example.org');
  await page.getByLabelText('Message').fill('Hello');
  await userEvent.dblClick(send);
  await userEvent.click(send);
  await expect.element(page.getByRole('alert')).toHaveTextContent(FORM.success);
  expect(invalid()).toHaveLength(0);
  expect(log).toHaveBeenCalledOnce();
  await page.getByLabelText('First Name').fill('B');
  await userEvent.click(send);
  expect(invalid()).toHaveLength(3);
});
