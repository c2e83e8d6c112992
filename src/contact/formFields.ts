import { FIELDS, type Entry } from './validation.ts';

/** The current values of the form, exactly as typed; a missing field counts as empty. */
export const readEntry = (form: HTMLFormElement): Entry => {
  const data = new FormData(form);
  // No field here is a file, so every value is a string.
  return Object.fromEntries(FIELDS.map((field) => [field, data.get(field) ?? ''])) as Entry;
};

const controls = (form: HTMLFormElement) =>
  FIELDS.map((field) => form.elements.namedItem(field)).filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );

/** Writes an entry into the fields that are still empty. */
export const fillEmptyFields = (form: HTMLFormElement, entry: Entry): void => {
  for (const control of controls(form)) control.value ||= entry[control.name as keyof Entry];
};

/** Locks or unlocks the fields; a locked field can still be focused and read. */
export const setReadOnly = (form: HTMLFormElement, readOnly: boolean): void => {
  for (const control of controls(form)) control.readOnly = readOnly;
};
