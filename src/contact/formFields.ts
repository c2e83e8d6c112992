import { FIELDS, type Entry } from './validation.ts';

/** Scrolls an outcome to the middle of the window, so that what follows it is seen too. For use as a ref. */
export const show = (outcome: Element | null) => outcome?.scrollIntoView({ block: 'center' });

/** The current values of the form, exactly as typed; a missing field counts as empty. */
export const readEntry = (form: HTMLFormElement): Entry => {
  const data = new FormData(form);
  // No field here is a file, so every value is a string.
  return Object.fromEntries(FIELDS.map((field) => [field, data.get(field) ?? ''])) as Entry;
};

/** Writes an entry into the fields that are still empty. */
export const fillEmptyFields = (form: HTMLFormElement, entry: Entry): void => {
  for (const field of FIELDS) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control) control.value ||= entry[field];
  }
};
