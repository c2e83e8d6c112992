/** The fields of the contact form, in their order on the page. */
export const FIELDS = ['firstName', 'lastName', 'phoneNumber', 'email', 'text'] as const;

export type Field = (typeof FIELDS)[number];

/** What a visitor entered, exactly as typed. */
export type Entry = Record<Field, string>;

/** A message for each invalid field; a valid entry has none. */
export type Errors = Partial<Record<Field, string>>;

/** The HTML standard's "valid e-mail address", with at least one dot in the domain. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A character that people see: no space, control character or sign without a width. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

const filled = (value: string) => VISIBLE.test(value);

const RULES: Record<Field, (value: string) => boolean> = {
  firstName: filled,
  lastName: filled,
  phoneNumber: (value) => !filled(value) || /^[0-9]{10}$/.test(value.trim()),
  email: (value) => ADDRESS.test(value.trim()),
  text: filled,
};

/** The error message of each field. */
export type Messages = Record<Field, string>;

/** Checks an entry against the rules of the form. Leading and trailing spaces are ignored. */
export const validate = (entry: Entry, messages: Messages): Errors =>
  Object.fromEntries(
    FIELDS.filter((field) => !RULES[field](entry[field])).map((field) => [field, messages[field]]),
  );

/** The maximum number of characters, as people count them, in each field, including leading and trailing spaces. */
export const LIMITS: Record<Field, number> = {
  firstName: 100,
  lastName: 100,
  phoneNumber: 40,
  email: 254,
  text: 5000,
};

/** The most code units that stand for one character in what people write: family emoji have eleven. */
const LONGEST_CHARACTER = 12;

/** Counts characters as people see them; browsers from before 2024 may count a few more. */
const isTooLong = (value: string, limit: number): boolean =>
  value.length > limit * LONGEST_CHARACTER ||
  Array.from<unknown>('Segmenter' in Intl ? new Intl.Segmenter().segment(value) : value).length > limit;

/** The error messages for fields that cannot be delivered, where the usual message would not fit. */
export interface DeliveryMessages {
  tooLong: Pick<Messages, 'firstName' | 'lastName' | 'text'>;
  lineBreak: Pick<Messages, 'firstName' | 'lastName'>;
}

/**
 * Checks an entry that is going to be delivered. Besides the rules of the form, it applies limits that protect the
 * service: on length, and on line breaks in values that may end up in an e-mail header (browsers allow none in
 * single-line fields).
 */
export const validateForDelivery = (
  entry: Entry,
  messages: Messages,
  { tooLong, lineBreak }: DeliveryMessages,
): Errors => {
  const errors: Errors = {};
  for (const field of FIELDS) {
    if (isTooLong(entry[field], LIMITS[field])) errors[field] = { ...messages, ...tooLong }[field];
    if (field !== 'text' && /[\n\v\f\r\u0085\u2028\u2029]/.test(entry[field]))
      errors[field] = { ...messages, ...lineBreak }[field];
  }
  return { ...errors, ...validate(entry, messages) };
};
