// What an ordinary change to the form could break. tests/delivery has the rest, on a built site and over real HTTP.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeliveringForm, type DeliveryProps } from '../../src/contact/DeliveringForm.tsx';
import { FORM } from './form.ts';

// The minimum time before sending has tests of its own.
vi.mock(import('../../src/contact/spam.ts'), async (original) => ({
  ...(await original()),
  untilPlausible: () => Promise.resolve(),
}));

const delivery: DeliveryProps = {
  service: { endpoint: 'https://forms.example.com/f/abc', format: 'json' },
  thanks: 'https://www.example.org/thanks',
  refusals: {
    tooLong: { firstName: 'Too long', lastName: 'Too long', text: 'Too long' },
    lineBreak: { firstName: 'Two lines', lastName: 'Two lines' },
  },
  honeypot: 'Leave this empty',
  messages: {
    sending: 'On its way',
    retrying: 'Once more',
    refused: 'Not taken',
    unreachable: 'Nobody there',
    offline: 'No connection',
    online: 'Connection is back',
    unconfirmed: 'Never confirmed',
  },
  phone: '+44 20 7946 0123',
  phoneLink: 'tel:+442079460123',
  address: ['1 Street', 'London'],
};

const ENTRY = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', text: 'Hello' };

const box = (name: string) => document.forms[0]?.elements.namedItem(name) as HTMLInputElement;
const show = () => render(<DeliveringForm delivery={delivery} {...FORM} />);
const send = () => userEvent.click(page.getByRole('button'));
const fill = async (entry: object = ENTRY) => {
  for (const [name, value] of Object.entries(entry)) await userEvent.fill(box(name), String(value));
};
const expectTold = (words: string) =>
  expect.poll(() => page.getByRole('alert').element().textContent).toContain(words);

/** The requests to the service, and how it answers. */
let asked: Record<string, string>[];
let answer: () => Promise<Response>;

const accept = () => Promise.resolve(new Response());

beforeEach(() => {
  asked = [];
  answer = accept;
  vi.spyOn(window, 'fetch').mockImplementation((_to, request) => {
    asked.push(JSON.parse(request?.body as string) as Record<string, string>);
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

test('an entry is sent once, under an id, and the form is emptied when it is accepted', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  await show();
  await fill();
  await send();
  await expect.element(page.getByRole('button')).toHaveTextContent('On its way');
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(page.getByRole('button').element());
  expect(box('text').readOnly).toBe(true);
  document.forms[0]?.requestSubmit();
  resolve(new Response());
  await expectTold(FORM.success);
  const submissionId = expect.stringMatching(/^[\da-f]{32}$/) as unknown;
  expect(asked).toEqual([{ ...ENTRY, phoneNumber: '', submissionId, 'form-name': 'enquiry', _gotcha: '' }]);
  expect(box('firstName').value).toBe('');
  expect(box('text').readOnly).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('an invalid entry is not sent', async () => {
  await show();
  await fill({ firstName: 'a'.repeat(101) });
  await send();
  await expect.element(page.getByText('Too long')).toBeVisible();
  expect(asked).toEqual([]);
  await fill({ firstName: '' });
});

test('a refused entry stays, with other ways to get in touch, and is sent again under its id', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 400 }));
  await show();
  await fill();
  await send();
  await expectTold('Not taken');
  await expectTold('1 Street, London');
  await expect.element(page.getByRole('link')).toHaveAttribute('href', 'tel:+442079460123');
  answer = accept;
  await send();
  await expectTold(FORM.success);
  expect(asked[1]).toEqual(asked[0]);
});

test('an entry that was never answered is restored and called unconfirmed', async () => {
  answer = () => new Promise(() => undefined);
  const { unmount } = await show();
  await fill();
  await send();
  await expect.poll(() => asked.length).toBe(1);
  await unmount();
  answer = accept;
  await show();
  expect(box('firstName').value).toBe('Ada');
  await expectTold('Never confirmed');
  await send();
  await expectTold(FORM.success);
  expect(asked[1]).toEqual(asked[0]);
});
