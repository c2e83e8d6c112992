import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FIELDS,
  validate,
  validateForDelivery,
  type Entry,
  type Errors,
  type Field,
} from '../../src/islands/contactRules.ts';

const VALID: Entry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '',
  email: 'ada@example.org',
  text: 'May I come in spring?',
};

const MESSAGES: Record<Field, string> = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  phoneNumber: 'Phone Number should be 10 digits',
  email: 'Please enter a valid email address',
  text: 'Message text is required',
};

const accepts = (field: Field, value: string) => validate({ ...VALID, [field]: value })[field] === undefined;

/** An oracle of its own: reads an address letter by letter, by the grammar of the HTML standard. */
const isEmail = (typed: string): boolean => {
  const at = typed.lastIndexOf('@');
  if (at < 1) return false;
  const isAlphanumeric = (letter: string) =>
    (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
  const local = Array.from(typed.slice(0, at));
  if (!local.every((letter) => isAlphanumeric(letter) || ".!#$%&'*+/=?^_`{|}~-".includes(letter)))
    return false;
  const labels = typed.slice(at + 1).split('.');
  const isLabel = (label: string) => {
    const letters = Array.from(label);
    const [first, last] = [letters[0] ?? '', letters.at(-1) ?? ''];
    return (
      letters.length >= 1 &&
      letters.length <= 63 &&
      letters.every((letter) => isAlphanumeric(letter) || letter === '-') &&
      first !== '-' &&
      last !== '-'
    );
  };
  return labels.length >= 2 && labels.every(isLabel);
};

const isTenDigits = (typed: string): boolean => {
  let digits = 0;
  for (const letter of typed) {
    if (letter < '0' || letter > '9') return false;
    digits += 1;
  }
  return digits === 10;
};

test('a valid entry has no errors', () => {
  expect(validate(VALID)).toStrictEqual({});
  expect(validateForDelivery(VALID)).toStrictEqual({});
});

test('an empty entry has the message of every required field, and of no other', () => {
  const { phoneNumber: _optional, ...required } = MESSAGES;
  expect(validate({ firstName: '', lastName: '', phoneNumber: '', email: '', text: '' })).toEqual(required);
});

test('each field is judged by itself', () => {
  fc.assert(
    fc.property(fc.subarray([...FIELDS]), (broken) => {
      const entry = { ...VALID };
      for (const field of broken) entry[field] = field === 'phoneNumber' ? 'x' : ' ';
      const expected = Object.fromEntries(broken.map((field) => [field, MESSAGES[field]]));
      expect(validate(entry)).toEqual(expected);
    }),
  );
});

describe.each(['firstName', 'lastName', 'text'] as const)('%s', (field) => {
  test('needs something other than blanks', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(accepts(field, value)).toBe(value.trim().length > 0);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') }), (blanks) => {
        expect(accepts(field, blanks)).toBe(false);
      }),
    );
  });
});

describe('phoneNumber', () => {
  test('is exactly ten digits when given, outer blanks aside', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789 -+x')),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string()), (value) => {
        const trimmed = value.trim();
        expect(accepts('phoneNumber', value)).toBe(trimmed === '' || isTenDigits(trimmed));
      }),
      { numRuns: 1000 },
    );
  });

  test('takes any ten digits', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789')),
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(digits, (value) => accepts('phoneNumber', value) && accepts('phoneNumber', ` ${value} `)),
    );
  });

  test.each([
    '123456789',
    '12345678901',
    '020 7946 0123',
    '+442079460123',
    '2079-460123',
    '２０７９４６０１２３',
  ])('refuses %s', (value) => expect(accepts('phoneNumber', value)).toBe(false));
});

describe('email', () => {
  test('agrees with an oracle on addresses of every kind', () => {
    const letters = fc.constantFrom(...Array.from('abzABZ019-._+@!\'"() ,;é'));
    const nearly = fc
      .tuple(fc.string({ unit: letters, maxLength: 8 }), fc.string({ unit: letters, maxLength: 12 }))
      .map(([local, domain]) => `${local}@${domain}`);
    const label = fc.string({ unit: fc.constantFrom(...Array.from('ab0-')), minLength: 1, maxLength: 65 });
    const long = fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => `a@${labels.join('.')}`);
    fc.assert(
      fc.property(fc.oneof(nearly, long, fc.emailAddress(), fc.string()), (value) => {
        expect(accepts('email', value)).toBe(isEmail(value.trim()));
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['a@b.c', true],
    ['ada.lovelace+retreat@mail.example.org', true],
    [' ada@example.org ', true],
    [`a@${'b'.repeat(63)}.org`, true],
    [`a@${'b'.repeat(64)}.org`, false],
    ['ada@example', false],
    ['ada@example.', false],
    ['ada@.org', false],
    ['ada@-example.org', false],
    ['ada@example-.org', false],
    ['@example.org', false],
    ['ada', false],
    ['ada@@example.org', false],
    ['ada lovelace@example.org', false],
    ['ada@exam_ple.org', false],
    ['', false],
  ])('%j: %s', (value, accepted) => expect(accepts('email', value)).toBe(accepted));
});

describe('whole entries', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom(
      '',
      ' ',
      '\t\n',
      'Ada',
      'Ada\nBcc: x@y.z',
      'Zoë',
      '\u2028',
      'a'.repeat(100),
      'a'.repeat(101),
    ),
  );
  const digits = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789')),
    minLength: 9,
    maxLength: 11,
  });
  const phone = fc.oneof(
    fc.constantFrom('', ' ', '2079460123', ' 2079460123 ', '2079460123\n', `${' '.repeat(31)}2079460123`),
    digits,
    fc.string(),
  );
  const email = fc.oneof(
    fc.emailAddress(),
    fc.string(),
    fc.constantFrom(
      'a@b.c',
      'a@b',
      ' a@b.c ',
      'a@b.c\r\n',
      `${'a'.repeat(250)}@b.c`,
      `${'a'.repeat(251)}@b.c`,
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '',
      '\n',
      '<script>alert(1)</script>',
      'x'.repeat(5000),
      'x'.repeat(5001),
      `x\n${'x'.repeat(5000)}`,
      '語'.repeat(5001),
    ),
  );
  const entries: fc.Arbitrary<Entry> = fc.record({
    firstName: name,
    lastName: name,
    phoneNumber: phone,
    email,
    text,
  });

  /** Judges by the specification's table alone. */
  const oracle = (entry: Entry): Errors => {
    const errors: Errors = {};
    for (const field of ['firstName', 'lastName', 'text'] as const) {
      if (entry[field].trim().length === 0) errors[field] = MESSAGES[field];
    }
    const phoneNumber = entry.phoneNumber.trim();
    if (phoneNumber.length > 0 && !isTenDigits(phoneNumber)) errors.phoneNumber = MESSAGES.phoneNumber;
    if (!isEmail(entry.email.trim())) errors.email = MESSAGES.email;
    return errors;
  };

  const breaksLine = (value: string) =>
    Array.from(value).some((letter) =>
      [0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029].includes(letter.charCodeAt(0)),
    );

  /** What is refused beyond that before a delivery; the table's own messages come first. */
  const deliveryOracle = (entry: Entry): Errors => {
    const errors: Errors = {};
    for (const [field, label] of [
      ['firstName', 'First Name'],
      ['lastName', 'Last Name'],
    ] as const) {
      if (breaksLine(entry[field])) errors[field] = `${label} should be on one line`;
      else if (entry[field].length > 100) errors[field] = `${label} should have at most 100 characters`;
    }
    if (breaksLine(entry.phoneNumber) || entry.phoneNumber.length > 40)
      errors.phoneNumber = MESSAGES.phoneNumber;
    if (breaksLine(entry.email) || entry.email.length > 254) errors.email = MESSAGES.email;
    if (entry.text.length > 5000) errors.text = 'Message text should have at most 5,000 characters';
    return { ...errors, ...oracle(entry) };
  };

  test('10,000 of them get every verdict and message of an oracle', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(validate(entry)).toEqual(oracle(entry));
        expect(validateForDelivery(entry)).toEqual(deliveryOracle(entry));
      }),
      { numRuns: 10_000 },
    );
  });
});
