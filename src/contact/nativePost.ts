/**
 * The draft of what is typed, which this tab keeps, in the form that `draft.ts` reads. A form that delivers can be posted
 * without React too; what is posted is the draft, so that React and any later post send the same entry under the same id.
 */

/** The value of `DRAFT_KEY`, repeated here because a module shared with the island would be one more file to fetch. */
const DRAFT_KEY = 'enquiry';

type Entry = Partial<Record<string, string>>;

interface Draft {
  entry?: Entry;
  /** The entry last sent, and its id. */
  submission?: { id: string; entry: Entry; refused: boolean };
}

const recall = (): Draft => {
  try {
    return (JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') ?? {}) as Draft;
  } catch {
    // Without storage there is no draft.
    return {};
  }
};

const keep = (draft: Draft | undefined): void => {
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage, the browser alone keeps what was typed.
  }
};

const read = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Entry;

/** Keeps what is typed for when the visitor comes back to the page, by whatever way. */
export const keepDraft = (form: HTMLFormElement): void => keep({ ...recall(), entry: read(form) });

export const clearDraft = (): void => keep(undefined);

/** Writes the draft into the fields that are still empty. @returns whether there is a draft */
export const restoreDraft = (form: HTMLFormElement): boolean => {
  const { entry } = recall();
  form.querySelectorAll<HTMLInputElement>('input, textarea').forEach((field) => {
    field.value ||= entry?.[field.name] ?? '';
  });
  return entry !== undefined;
};

/** Posts the form, under the id that the same entry had when it was sent before, or a new one. */
export const postNatively = (form: HTMLFormElement): void => {
  const entry = read(form);
  const { submission } = recall();
  const again =
    submission && Object.entries(submission.entry).every(([name, value]) => entry[name] === value);
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  const id = again ? submission.id : random.join('');
  keep({ entry, submission: { id, entry, refused: false } });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'submissionId', value: id });
  form.append(field);
  form.submit();
  field.remove();
};
