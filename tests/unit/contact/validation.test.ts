import { describe, expect, test } from 'vitest';
import {
  validate,
  validateForDelivery,
  type DeliveryMessages,
  type Entry,
  type Field,
  type Messages,
} from '../../../src/contact/validation.ts';

const VALID: Entry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '',
  email: 'ada@example.org',
  text: 'May I come in spring?',
};

const MESSAGES: Messages = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  phoneNumber: 'Phone Number should be 10 digits',
  email: 'Please enter a valid email address',
  text: 'Message text is required',
};

const DELIVERY: DeliveryMessages = {
  tooLong: { firstName: 'First Name is long', lastName: 'Last Name is long', text: 'Message is long' },
  lineBreak: { firstName: 'First Name has lines', lastName: 'Last Name has lines' },
};

const errors = (change: Partial<Entry>) => validate({ ...VALID, ...change }, MESSAGES);
const deliveryErrors = (change: Partial<Entry>) =>
  validateForDelivery({ ...VALID, ...change }, MESSAGES, DELIVERY);

test('a valid entry has no errors; each field of an empty one but the phone number has its own', () => {
  expect(errors({})).toStrictEqual({});
  expect(deliveryErrors({})).toStrictEqual({});
  const { phoneNumber: _optional, ...required } = MESSAGES;
  const empty = { firstName: '', lastName: '', phoneNumber: '', email: '', text: '' };
  expect(errors(empty)).toStrictEqual(required);
  expect(deliveryErrors(empty)).toStrictEqual(required);
});

describe.each(['firstName', 'lastName', 'text'] as const)('%s', (field) => {
  test.each([
    ['blanks', ' \t\n\u00a0'],
    ['a zero-width space', '\u200b'],
    ['NUL', '\0'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille cell', '\u2800'],
  ])('%s alone is nothing', (_name, value) =>
    expect(errors({ [field]: value })).toEqual({ [field]: MESSAGES[field] }),
  );

  test.each(['李', 'Ж', '👩‍🚀', 'a\u200b', '\u200fדוד', '.', 'ﷺ', '\u{1e900}'])('%j is something', (value) =>
    expect(errors({ [field]: value })).toEqual({}),
  );
});

test.each(['2079460123', '0000000000', ' 2079460123\n', '', '  ', '\u200b'])(
  '%j is a phone number',
  (value) => expect(errors({ phoneNumber: value })).toEqual({}),
);

test.each(['123456789', '12345678901', 'x2079460123', '2079460123x', '020 7946 0123', '２079460123'])(
  '%j is no phone number',
  (value) => expect(errors({ phoneNumber: value })).toEqual({ phoneNumber: MESSAGES.phoneNumber }),
);

test.each([
  'a@b.c',
  'A@B.C',
  'ada.lovelace+retreat@mail.example.org',
  "!#$%&'*+/=?^_`{|}~-.@example.org",
  ' ada@example.org\n',
  'ada@ex-am--ple.org',
  `a@${'b'.repeat(63)}.org`,
  `a@b.${'c'.repeat(63)}`,
])('%j is an email address', (value) => expect(errors({ email: value })).toEqual({}));

test.each([
  `a@${'b'.repeat(64)}.org`,
  `a@b.${'c'.repeat(64)}`,
  'ada@example',
  'ada@.org',
  'ada@example..org',
  'ada@-example.org',
  'ada@example.-org',
  'ada@example.org-',
  '@example.org',
  'ada@example.org@',
  'ada@exam_ple.org',
  '"ada"@example.org',
  'adé@example.org',
  '',
])('%j is no email address', (value) => expect(errors({ email: value })).toEqual({ email: MESSAGES.email }));

describe('an entry that is delivered', () => {
  test.each(['a', '语', 'é', 'e\u0301', '👍🏽', '🇬🇷', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦\u0301', 'นี้', '각'])(
    'may have 100 times %j in a name and 5,000 times in the message',
    (character) => {
      const repeated = (name: number, text: number) =>
        deliveryErrors({
          firstName: character.repeat(name),
          lastName: character.repeat(name),
          text: character.repeat(text),
        });
      expect(repeated(100, 5000)).toEqual({});
      expect(repeated(101, 5001)).toEqual(DELIVERY.tooLong);
    },
  );

  test('counts a letter under a tower of marks as many', () => {
    const tower = (height: number) => deliveryErrors({ firstName: `a${'\u0301'.repeat(height)}` });
    expect(tower(1199)).toEqual({});
    expect(tower(1200)).toEqual({ firstName: DELIVERY.tooLong.firstName });
  });

  test('is counted in code points by a browser that cannot tell characters apart', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(deliveryErrors({ firstName: '👍'.repeat(100) })).toEqual({});
      expect(deliveryErrors({ firstName: '👍'.repeat(101) })).toEqual({
        firstName: DELIVERY.tooLong.firstName,
      });
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  test.each<[Field, number, string]>([
    ['phoneNumber', 40, `${' '.repeat(30)}2079460123`],
    ['email', 254, `${'a'.repeat(242)}@example.org`],
  ])('has a %s of at most %d characters', (field, _limit, longest) => {
    expect(deliveryErrors({ [field]: longest })).toEqual({});
    expect(deliveryErrors({ [field]: ` ${longest}` })).toEqual({ [field]: MESSAGES[field] });
  });

  test.each(['\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029'])(
    'may have the line break %j in the message only',
    (lineBreak) => {
      expect(deliveryErrors({ text: `a${lineBreak}b` })).toEqual({});
      expect(
        deliveryErrors({
          firstName: `a${lineBreak}b`,
          lastName: `a${lineBreak}b`,
          phoneNumber: `2079460123${lineBreak}`,
          email: `${VALID.email}${lineBreak}`,
        }),
      ).toEqual({ ...DELIVERY.lineBreak, phoneNumber: MESSAGES.phoneNumber, email: MESSAGES.email });
    },
  );
});
