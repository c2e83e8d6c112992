import { FIELDS, type Entry } from './validation.ts';

/** The key of the draft in `sessionStorage`; `nativePost.ts` and `delivered.ts` repeat it. */
export const DRAFT_KEY = 'enquiry';

interface StoredDraft {
  entry: Entry;
  /** The entry last sent without being accepted, its id, and whether the service has refused it. */
  submission?: { id: string; entry: Entry; refused?: boolean };
}

/**
 * The entry that a visitor is writing, kept until it is accepted: in `sessionStorage`, so that each tab has its own, or only
 * in memory if storage is blocked.
 */
export const openDraft = (storage: () => Storage) => {
  let stored: StoredDraft | undefined;
  const read = (): StoredDraft | undefined => (stored ??= recall(storage));
  const write = (draft: StoredDraft | undefined): void => {
    stored = draft;
    try {
      if (draft) storage().setItem(DRAFT_KEY, JSON.stringify(draft));
      else storage().removeItem(DRAFT_KEY);
    } catch {
      // Kept in memory only; a reload loses it, as on any other form.
    }
  };
  const submissionOf = (entry: Entry) => {
    const submission = read()?.submission;
    return submission && FIELDS.every((field) => submission.entry[field] === entry[field])
      ? submission
      : undefined;
  };
  return {
    /** The last entry kept, even from before a reload. */
    entry: () => read()?.entry,
    /** Whether exactly this entry was sent before, and nobody knows whether it arrived. */
    isUnconfirmed: (entry: Entry) => submissionOf(entry)?.refused === false,
    keep: (entry: Entry) => write({ ...read(), entry }),
    /**
     * Notes that an entry is sent, or that the service has answered and does not have it.
     * @returns the id to send with it: always the same for the same entry, and a new one for any other
     */
    noteSubmission: (entry: Entry, refused = false): string => {
      const { id } = submissionOf(entry) ?? { id: randomId() };
      write({ entry, submission: { id, entry, refused } });
      return id;
    },
    clear: () => write(undefined),
  };
};

/** 128 random bits in hexadecimal. (`crypto.randomUUID` is available only over HTTPS.) */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const isEntry = (value: Partial<Record<string, unknown>> | null | undefined): value is Entry =>
  FIELDS.every((field) => typeof value?.[field] === 'string');

/** Reads the draft of this tab; anything else stored under its key is ignored. */
const recall = (storage: () => Storage): StoredDraft | undefined => {
  try {
    const { entry, submission } = JSON.parse(storage().getItem(DRAFT_KEY) ?? '{}') as Partial<StoredDraft>;
    if (!isEntry(entry)) return undefined;
    return typeof submission?.id === 'string' && isEntry(submission.entry)
      ? { entry, submission }
      : { entry };
  } catch {
    return undefined;
  }
};
