import { FIELDS, type Entry } from '../islands/contactRules.ts';

/** Where the draft is in the storage of the tab; `early.ts` looks there too. */
export const DRAFT_KEY = 'enquiry';

interface Kept {
  entry: Entry;
  /** The entry that was last sent without being accepted, and the id it had. */
  attempt?: { id: string; entry: Entry };
}

/** What a visitor is writing, kept until it is accepted. */
export interface Draft {
  /** What was kept last: by this page, or by this tab before it was reloaded. */
  entry: () => Entry | undefined;
  /** Whether exactly this entry was sent before, and no answer confirmed it. */
  attempted: (entry: Entry) => boolean;
  keep: (entry: Entry) => void;
  /** The id to send an entry under: the same every time for the same entry, another for any other. */
  idOf: (entry: Entry) => string;
  clear: () => void;
}

/** A draft in the storage of the tab, or, where there is none (some people switch it off), in memory alone. */
export const openDraft = (storage: () => Storage): Draft => {
  let kept: Kept | undefined;
  const read = (): Kept | undefined => (kept ??= recall(storage));
  const write = (draft: Kept | undefined): void => {
    kept = draft;
    try {
      if (draft) storage().setItem(DRAFT_KEY, JSON.stringify(draft));
      else storage().removeItem(DRAFT_KEY);
    } catch {
      // Kept in memory; a reload will lose it, as it does on every other form.
    }
  };
  const attemptOf = (entry: Entry) => {
    const attempt = read()?.attempt;
    return attempt && same(attempt.entry, entry) ? attempt : undefined;
  };
  return {
    entry: () => read()?.entry,
    attempted: (entry) => attemptOf(entry) !== undefined,
    keep: (entry) => write({ ...read(), entry }),
    idOf: (entry) => {
      const attempt = attemptOf(entry) ?? { id: randomId(), entry };
      write({ entry, attempt });
      return attempt.id;
    },
    clear: () => write(undefined),
  };
};

const same = (one: Entry, other: Entry) => FIELDS.every((field) => one[field] === other[field]);

/** 128 random bits. `crypto.randomUUID` exists on https only. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const isEntry = (value: Partial<Record<string, unknown>> | null | undefined): value is Entry =>
  FIELDS.every((field) => typeof value?.[field] === 'string');

/** Reads the draft of this tab; anything else found in its place counts as none. */
const recall = (storage: () => Storage): Kept | undefined => {
  try {
    const { entry, attempt } = JSON.parse(storage().getItem(DRAFT_KEY) ?? '{}') as Partial<Kept>;
    if (!isEntry(entry)) return undefined;
    return typeof attempt?.id === 'string' && isEntry(attempt.entry) ? { entry, attempt } : { entry };
  } catch {
    return undefined;
  }
};
