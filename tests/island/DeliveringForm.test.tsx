import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DRAFT_KEY } from '../../src/delivery/draft.ts';
import { HONEYPOT } from '../../src/delivery/spam.ts';
import { DeliveringForm, type DeliveryProps } from '../../src/islands/DeliveringForm.tsx';
import { element } from './element.ts';

// The wait that makes a program wait, too, has tests of its own.
vi.mock(import('../../src/delivery/spam.ts'), async (original) => ({
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
  messages: MESSAGES,
  phone: '+44 20 7946 0123',
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
const show = () => render(<DeliveringForm delivery={delivery} phoneHint="10 digits" submit="Send message" />);

/** What the service was asked, and how it answers. */
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
  // What one test wrote is no draft of the next: an accepted entry clears it.
  if (document.querySelector('form') && sessionStorage.getItem(DRAFT_KEY)) {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    await fill();
    await send();
    await expect.poll(said).toContain('Form Submitted Successfully!');
    vi.restoreAllMocks();
  }
});

test('an entry is sent once, with an id, and the form is empty when it was taken', async () => {
  let take: (response: Response) => void = () => undefined;
  answer = () => new Promise((done) => (take = done));
  await show();
  await fill();
  await send();
  await expect.element(page.getByRole('button')).toHaveTextContent(MESSAGES.sending);
  expect(box('text').readOnly).toBe(true);
  // Somebody impatient.
  form().querySelector('button')?.click();
  await expect.poll(() => asked.length).toBe(1);
  take(new Response());
  await expect.poll(said).toContain('Form Submitted Successfully!');
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

test('an entry that was refused stays, with ways to reach somebody; a change takes the message away', async () => {
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

test('an entry that breaks a rule is not sent', async () => {
  await show();
  await userEvent.fill(box('firstName'), 'a'.repeat(101));
  await send();
  await expect.element(page.getByText('First Name should have at most 100 characters')).toBeVisible();
  expect(document.activeElement).toBe(box('firstName'));
  expect(asked).toEqual([]);
});

test('offline it says so, and says when there is a connection again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  await show();
  await fill();
  await send();
  await expect.poll(said).toContain(MESSAGES.offline);
  dispatchEvent(new Event('online'));
  await expect.poll(said).toContain(MESSAGES.online);
});

test('what was written comes back into boxes still empty; what was sent and never confirmed is said', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 400 }));
  const first = await show();
  await fill();
  await send();
  await expect.poll(said).toContain(MESSAGES.refused);
  await first.unmount();
  await show();
  expect(box('firstName').value).toBe('Ada');
  await expect.poll(said).toContain(MESSAGES.unconfirmed);
});

test('a form that is not told where to deliver is refused', () => {
  expect(() => DeliveringForm({ phoneHint: '', submit: '' })).toThrow('must be told where');
});
