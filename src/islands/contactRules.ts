/** The fields of the contact form, in their order on the page. */
export const FIELDS = ['firstName', 'lastName', 'phoneNumber', 'email', 'text'] as const;

export type Field = (typeof FIELDS)[number];

/** What a visitor entered, exactly as typed. */
export type Entry = Record<Field, string>;

/** The message of each field that breaks its rule; a valid entry has none. */
export type Errors = Partial<Record<Field, string>>;

/** The HTML standard's "valid e-mail address", with at least one dot in the domain. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const filled = (value: string) => value.trim() !== '';

const PHONE = 'Phone Number should be 10 digits';
const EMAIL = 'Please enter a valid email address';

const RULES: Record<Field, { holds: (value: string) => boolean; message: string }> = {
  firstName: { holds: filled, message: 'First Name is required' },
  lastName: { holds: filled, message: 'Last Name is required' },
  phoneNumber: {
    holds: (value) => !filled(value) || /^[0-9]{10}$/.test(value.trim()),
    message: PHONE,
  },
  email: { holds: (value) => ADDRESS.test(value.trim()), message: EMAIL },
  text: { holds: filled, message: 'Message text is required' },
};

/** Checks an entry against every rule of the form. Outer blanks never count. */
export const validate = (entry: Entry): Errors =>
  Object.fromEntries(
    FIELDS.filter((field) => !RULES[field].holds(entry[field])).map((field) => [field, RULES[field].message]),
  );

/** What a field that keeps its rule may still be refused for when the entry is delivered. */
interface Bound {
  /** The most characters, outer blanks included. */
  most: number;
  tooLong: string;
  /** Said of a line break; without it there may be some. */
  broken?: string;
}

const BOUNDS: Record<Field, Bound> = {
  firstName: {
    most: 100,
    tooLong: 'First Name should have at most 100 characters',
    broken: 'First Name should be on one line',
  },
  lastName: {
    most: 100,
    tooLong: 'Last Name should have at most 100 characters',
    broken: 'Last Name should be on one line',
  },
  phoneNumber: { most: 40, tooLong: PHONE, broken: PHONE },
  email: { most: 254, tooLong: EMAIL, broken: EMAIL },
  text: { most: 5000, tooLong: 'Message text should have at most 5,000 characters' },
};

const refusal = (value: string, { most, tooLong, broken }: Bound): string | undefined => {
  if (broken !== undefined && /[\n\v\f\r\u0085\u2028\u2029]/.test(value)) return broken;
  return value.length > most ? tooLong : undefined;
};

/**
 * Checks an entry that is going to be delivered: every rule of the form, and what a service could choke on or take for
 * something else: endless fields, and line breaks where a mail has none (a browser's own fields cannot hold those).
 */
export const validateForDelivery = (entry: Entry): Errors => {
  const refusals = FIELDS.map((field) => [field, refusal(entry[field], BOUNDS[field])] as const);
  return { ...Object.fromEntries(refusals.filter(([, message]) => message)), ...validate(entry) };
};
