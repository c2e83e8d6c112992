/**
 * A form that delivers can be posted without React too. This keeps what is posted as a draft, in the form that
 * `draft.ts` reads, so that React and any later post send the same entry under the same id.
 */

/** The value of `DRAFT_KEY`, repeated here because a module shared with the island would be one more file to fetch. */
const DRAFT_KEY = 'enquiry';

interface Draft {
  entry?: object;
  /** The entry last sent, and its id. */
  submission?: { id: string; entry: Partial<Record<string, unknown>>; refused: boolean };
}

const recall = (): Draft => {
  try {
    return (JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') ?? {}) as Draft;
  } catch {
    // Without storage there is no draft.
    return {};
  }
};

const keep = (draft: Draft): void => {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the browser alone keeps what was typed.
  }
};

const read = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

export const hasDraft = (): boolean => recall().entry !== undefined;

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
