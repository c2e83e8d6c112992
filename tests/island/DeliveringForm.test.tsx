import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DRAFT_KEY } from '../../src/contact/draft.ts';
import { HONEYPOT } from '../../src/contact/spam.ts';
import { DeliveringForm, type DeliveryProps } from '../../src/contact/DeliveringForm.tsx';
import { element } from './element.ts';
import { FORM } from './form.ts';

// The minimum time before sending has tests of its own.
vi.mock(import('../../src/contact/spam.ts'), async (original) => ({
  ...(await original()),
  untilPlausible: () => Promise.resolve(),
}));

const MESSAGES = {
  sending: 'On its way',
  retrying: 'Once more',
  refused: 'Not taken',
  unreachable: 'Nobody there',
  offline: 'No connection',
  online: 'Connection is back',
  unconfirmed: 'Never confirmed',
};

const delivery: DeliveryProps = {
  service: { endpoint: 'https://forms.example.com/f/abc', format: 'json' },
  thanks: 'https://www.example.org/thanks',
  refusals: {
    tooLong: { firstName: 'Too long', lastName: 'Too long', text: 'Too long' },
    lineBreak: { firstName: 'Two lines', lastName: 'Two lines' },
  },
  honeypot: 'Leave this empty',
  messages: MESSAGES,
  phone: '+44 20 7946 0123',
  phoneLink: 'tel:+442079460123',
  address: ['1 Street', 'London'],
};

const ENTRY = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '',
  email: 'ada@example.org',
  text: 'Hello',
};

const form = () => element('form', HTMLFormElement);
const box = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const fill = async () => {
  for (const [name, value] of Object.entries(ENTRY)) if (value) await userEvent.fill(box(name), value);
};
const send = () => userEvent.click(element('form button', HTMLElement));
const said = () => element('[role=alert]', HTMLElement).textContent;
const show = () => render(<DeliveringForm delivery={delivery} {...FORM} />);

/** The requests to the service, and how it answers. */
let asked: Record<string, string>[];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(new Response());
  vi.spyOn(window, 'fetch').mockImplementation((_to, request) => {
    asked.push(JSON.parse(request?.body as string) as Record<string, string>);
    return answer();
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  // The draft must not reach the next test. An accepted entry clears it.
  if (document.querySelector('form') && sessionStorage.getItem(DRAFT_KEY)) {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    await fill();
    await send();
    await expect.poll(said).toContain(FORM.success);
    vi.restoreAllMocks();
  }
});

test('an entry is sent once, with an id, and the form is emptied once it is accepted', async () => {
  let take: (response: Response) => void = () => undefined;
  answer = () => new Promise((done) => (take = done));
  await show();
  await fill();
  await send();
  await expect.element(page.getByRole('button')).toHaveTextContent(MESSAGES.sending);
  expect(box('text').readOnly).toBe(true);
  // A second press while the entry is being sent.
  form().querySelector('button')?.click();
  await expect.poll(() => asked.length).toBe(1);
  take(new Response());
  await expect.poll(said).toContain(FORM.success);
  expect(asked).toEqual([
    {
      ...ENTRY,
      submissionId: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
      'form-name': 'enquiry',
      [HONEYPOT]: '',
    },
  ]);
  expect(box('firstName').value).toBe('');
  expect(box('text').readOnly).toBe(false);
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('a refused entry stays, with other ways to get in touch; an edit removes the message', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 400 }));
  await show();
  await fill();
  await send();
  await expect.poll(said).toContain(MESSAGES.refused);
  await expect.poll(said).toContain('1 Street, London');
  expect(element('[role=alert] a', HTMLAnchorElement).getAttribute('href')).toBe('tel:+442079460123');
  expect(box('firstName').value).toBe('Ada');
  await userEvent.type(box('text'), '!');
  await expect.poll(said).toBe('');
});

test('an invalid entry is not sent', async () => {
  await show();
  await userEvent.fill(box('firstName'), 'a'.repeat(101));
  await send();
  await expect.element(page.getByText('Too long')).toBeVisible();
  expect(document.activeElement).toBe(box('firstName'));
  expect(asked).toEqual([]);
});

test('the form says that it is offline, and when it is online again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  await show();
  await fill();
  await send();
  await expect.poll(said).toContain(MESSAGES.offline);
  dispatchEvent(new Event('online'));
  await expect.poll(said).toContain(MESSAGES.online);
});

test('a draft is restored into empty fields; an entry sent but never answered is called unconfirmed', async () => {
  answer = () => new Promise(() => undefined);
  const first = await show();
  await fill();
  await send();
  await expect.poll(() => asked.length).toBe(1);
  await first.unmount();
  await show();
  expect(box('firstName').value).toBe('Ada');
  await expect.poll(said).toContain(MESSAGES.unconfirmed);
});

test('an entry that was refused is restored too, and nothing is said of it', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 400 }));
  const first = await show();
  await fill();
  await send();
  await expect.poll(said).toContain(MESSAGES.refused);
  await first.unmount();
  await show();
  expect(box('firstName').value).toBe('Ada');
  expect(said()).toBe('');
});

test('a second press after the entry was taken changes nothing, and the next entry is checked as usual', async () => {
  await show();
  await fill();
  await send();
  await expect.poll(said).toBe(FORM.success);
  await send();
  await send();
  expect(said()).toBe(FORM.success);
  expect(form().querySelectorAll('[aria-invalid]')).toHaveLength(0);
  expect(asked).toHaveLength(1);
  await userEvent.fill(box('firstName'), 'Bo');
  expect(said()).toBe('');
  await userEvent.fill(box('firstName'), '');
  await send();
  expect(form().querySelectorAll('[aria-invalid]')).toHaveLength(4);
});

test('a delivering form without a service throws', () => {
  expect(() => DeliveringForm(FORM)).toThrow('must be told where');
});
