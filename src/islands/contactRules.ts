/** The fields of the contact form, in their order on the page. */
export const FIELDS = ['firstName', 'lastName', 'phoneNumber', 'email', 'text'] as const;

export type Field = (typeof FIELDS)[number];

/** What a visitor entered, exactly as typed. */
export type Entry = Record<Field, string>;

/** The message of each field that breaks its rule; a valid entry has none. */
export type Errors = Partial<Record<Field, string>>;

/** The HTML standard's "valid e-mail address", with at least one dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const filled = (value: string) => value.trim() !== '';

const RULES: Record<Field, { holds: (value: string) => boolean; message: string }> = {
  firstName: { holds: filled, message: 'First Name is required' },
  lastName: { holds: filled, message: 'Last Name is required' },
  phoneNumber: {
    holds: (value) => !filled(value) || /^[0-9]{10}$/.test(value.trim()),
    message: 'Phone Number should be 10 digits',
  },
  email: { holds: (value) => EMAIL.test(value.trim()), message: 'Please enter a valid email address' },
  text: { holds: filled, message: 'Message text is required' },
};

/** Checks an entry against every rule of the form. Outer blanks never count. */
export const validate = (entry: Entry): Errors =>
  Object.fromEntries(
    FIELDS.filter((field) => !RULES[field].holds(entry[field])).map((field) => [field, RULES[field].message]),
  );
