import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FIELDS,
  validate,
  validateForDelivery,
  type DeliveryMessages,
  type Entry,
  type Errors,
  type Field,
  type Messages,
} from '../../src/contact/validation.ts';

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
  tooLong: {
    firstName: 'First Name is too long',
    lastName: 'Last Name is too long',
    text: 'Message text is too long',
  },
  lineBreak: { firstName: 'First Name should be on one line', lastName: 'Last Name should be on one line' },
};

const accepts = (field: Field, value: string) =>
  validate({ ...VALID, [field]: value }, MESSAGES)[field] === undefined;

/** An independent oracle that reads an address letter by letter, following the grammar of the HTML standard. */
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

/** Signs without ink: spaces, control characters, and those that only change how their neighbours look. */
const isInvisible = (letter: string): boolean =>
  letter.trim() === '' ||
  letter === '\u2800' ||
  /^(?:\p{General_Category=Control}|\p{General_Category=Format}|\p{Default_Ignorable_Code_Point})$/u.test(
    letter,
  );

const isBlank = (typed: string): boolean => Array.from(typed).every(isInvisible);

/** The characters that a person counts. */
const countCharacters = (typed: string): number => Array.from(new Intl.Segmenter('en').segment(typed)).length;

test('a valid entry has no errors', () => {
  expect(validate(VALID, MESSAGES)).toStrictEqual({});
  expect(validateForDelivery(VALID, MESSAGES, DELIVERY)).toStrictEqual({});
});

test('an empty entry has an error for every required field and no other', () => {
  const { phoneNumber: _optional, ...required } = MESSAGES;
  expect(validate({ firstName: '', lastName: '', phoneNumber: '', email: '', text: '' }, MESSAGES)).toEqual(
    required,
  );
});

test('each field is validated independently', () => {
  fc.assert(
    fc.property(fc.subarray([...FIELDS]), (broken) => {
      const entry = { ...VALID };
      for (const field of broken) entry[field] = field === 'phoneNumber' ? 'x' : ' ';
      const expected = Object.fromEntries(broken.map((field) => [field, MESSAGES[field]]));
      expect(validate(entry, MESSAGES)).toEqual(expected);
    }),
  );
});

describe.each(['firstName', 'lastName', 'text'] as const)('%s', (field) => {
  test('must contain something other than blanks', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(accepts(field, value)).toBe(!isBlank(value));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0') }), (blanks) => {
        expect(accepts(field, blanks)).toBe(false);
      }),
    );
  });

  test.each([
    ['a zero-width space', '\u200b'],
    ['a joiner between spaces', ' \u200d '],
    ['NUL', '\0'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['marks of direction', '\u200e\u202b\u2066\u2069'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille cell', '\u2800'],
    ['a variation selector', '\ufe0f'],
    ['tags', '\u{e0001}\u{e0041}'],
  ])('%s alone is nothing', (_name, value) => expect(accepts(field, value)).toBe(false));

  test.each(['李', 'Ж', '👩‍🚀', 'a\u200b', '\u200fדוד', '.', 'ﷺ', '\u{1e900}'])('%j is something', (value) =>
    expect(accepts(field, value)).toBe(true),
  );
});

describe('phoneNumber', () => {
  test('is exactly ten digits if given, apart from leading and trailing blanks', () => {
    const nearly = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789 -+x')),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string()), (value) => {
        const trimmed = value.trim();
        expect(accepts('phoneNumber', value)).toBe(isBlank(value) || isTenDigits(trimmed));
      }),
      { numRuns: 1000 },
    );
  });

  test('accepts any ten digits', () => {
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
  test('agrees with an oracle on generated addresses', () => {
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
      '👨‍👩‍👧‍👦'.repeat(100),
      '👨‍👩‍👧‍👦'.repeat(101),
      'e\u0301'.repeat(100),
      '\u200b'.repeat(101),
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
  const long = fc.constantFrom(
    'x'.repeat(5000),
    'x'.repeat(5001),
    `x\n${'x'.repeat(5000)}`,
    '語'.repeat(5001),
    '🇬🇷'.repeat(5000),
  );
  // Long texts are rare, because counting them took half of the time.
  const text = fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: 'grapheme' }) },
    { weight: 4, arbitrary: fc.constantFrom('', '\n', '<script>alert(1)</script>') },
    { weight: 1, arbitrary: long },
  );
  const entries: fc.Arbitrary<Entry> = fc.record({
    firstName: name,
    lastName: name,
    phoneNumber: phone,
    email,
    text,
  });

  /** Follows only the specification's table. */
  const oracle = (entry: Entry): Errors => {
    const errors: Errors = {};
    for (const field of ['firstName', 'lastName', 'text'] as const) {
      if (isBlank(entry[field])) errors[field] = MESSAGES[field];
    }
    const phoneNumber = entry.phoneNumber.trim();
    if (!isBlank(phoneNumber) && !isTenDigits(phoneNumber)) errors.phoneNumber = MESSAGES.phoneNumber;
    if (!isEmail(entry.email.trim())) errors.email = MESSAGES.email;
    return errors;
  };

  const breaksLine = (value: string) =>
    Array.from(value).some((letter) =>
      [0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029].includes(letter.charCodeAt(0)),
    );

  /** The extra limits of a delivery; the messages of the table come first. */
  const deliveryOracle = (entry: Entry): Errors => {
    const errors: Errors = {};
    for (const [field, label] of [
      ['firstName', 'First Name'],
      ['lastName', 'Last Name'],
    ] as const) {
      if (breaksLine(entry[field])) errors[field] = `${label} should be on one line`;
      else if (countCharacters(entry[field]) > 100) errors[field] = `${label} is too long`;
    }
    if (breaksLine(entry.phoneNumber) || entry.phoneNumber.length > 40)
      errors.phoneNumber = MESSAGES.phoneNumber;
    if (breaksLine(entry.email) || entry.email.length > 254) errors.email = MESSAGES.email;
    if (countCharacters(entry.text) > 5000) errors.text = DELIVERY.tooLong.text;
    return { ...errors, ...oracle(entry) };
  };

  test('10,000 generated entries get the same messages as from an oracle', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        expect(validate(entry, MESSAGES)).toEqual(oracle(entry));
        expect(validateForDelivery(entry, MESSAGES, DELIVERY)).toEqual(deliveryOracle(entry));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('length, as people count it', () => {
  const tooLong = (field: 'firstName' | 'text', value: string) =>
    validateForDelivery({ ...VALID, [field]: value }, MESSAGES, DELIVERY)[field] === DELIVERY.tooLong[field];

  test.each(['a', '语', 'é', 'e\u0301', '👍🏽', '🇬🇷', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦\u0301', 'นี้', '각'])(
    '%j is one character',
    (character) => {
      expect(tooLong('firstName', character.repeat(100))).toBe(false);
      expect(tooLong('firstName', character.repeat(101))).toBe(true);
      expect(tooLong('text', character.repeat(5000))).toBe(false);
      expect(tooLong('text', character.repeat(5001))).toBe(true);
    },
  );

  test('a letter under a tower of marks does not pass for one', () => {
    expect(tooLong('firstName', `a${'\u0301'.repeat(1200)}`)).toBe(true);
  });

  test('a browser that cannot tell them apart counts code points', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(tooLong('firstName', '👍'.repeat(100))).toBe(false);
      expect(tooLong('firstName', '👍'.repeat(101))).toBe(true);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});
