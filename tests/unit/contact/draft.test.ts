import { beforeEach, expect, test } from 'vitest';
import { DRAFT_KEY, openDraft } from '../../../src/contact/draft.ts';
import type { Entry } from '../../../src/contact/validation.ts';

const ENTRY: Entry = { firstName: 'Ada', lastName: 'L', phoneNumber: '', email: 'a@b.c', text: 'Hi' };
const OTHER: Entry = { ...ENTRY, text: 'Hi!' };
const ID = /^[0-9a-f]{32}$/;

let items: Map<string, string>;
beforeEach(() => (items = new Map()));

const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
} as Storage;

/** Opens the draft as a page does that has just been loaded. */
const open = () => openDraft(() => storage);

test('what was typed is kept over a reload', () => {
  expect(open().entry()).toBeUndefined();
  open().keep(ENTRY);
  expect(open().entry()).toEqual(ENTRY);
  expect(open().isUnconfirmed(ENTRY)).toBe(false);
});

test('an entry keeps its id on every try, also after a reload; another entry gets another id', () => {
  const draft = open();
  const id = draft.noteSubmission(ENTRY);
  expect(id).toMatch(ID);
  draft.keep(OTHER);
  draft.keep(ENTRY);
  expect(draft.noteSubmission(ENTRY)).toBe(id);
  expect(open().noteSubmission({ ...ENTRY })).toBe(id);
  expect(open().isUnconfirmed(ENTRY)).toBe(true);
  expect(open().isUnconfirmed(OTHER)).toBe(false);
  expect(draft.noteSubmission(OTHER)).not.toBe(id);
});

test('an entry that was refused keeps its id, but nobody waits for it', () => {
  const id = open().noteSubmission(ENTRY);
  expect(open().noteSubmission(ENTRY, true)).toBe(id);
  expect(open().isUnconfirmed(ENTRY)).toBe(false);
  expect(open().noteSubmission(ENTRY)).toBe(id);
  expect(open().isUnconfirmed(ENTRY)).toBe(true);
});

test('nothing is kept of an entry that was accepted, and the same entry is a new one', () => {
  const draft = open();
  const id = draft.noteSubmission(ENTRY);
  draft.clear();
  expect(items.size).toBe(0);
  expect(draft.entry()).toBeUndefined();
  expect(draft.noteSubmission(ENTRY)).not.toBe(id);
});

const stored = (submission: object) => JSON.stringify({ entry: ENTRY, submission });

test.each([
  ['{', undefined],
  ['null', undefined],
  ['{"entry":{"text":"Hi"}}', undefined],
  ['{"entry":null,"submission":{}}', undefined],
  [stored({ id: 7, entry: ENTRY }), ENTRY],
  [stored({ id: 'x', entry: {} }), ENTRY],
  [stored({ id: 'x' }), ENTRY],
])('a damaged draft keeps its entry only if that is whole: %s', (text, entry) => {
  items.set(DRAFT_KEY, text);
  expect(open().entry()).toEqual(entry);
  expect(open().isUnconfirmed(ENTRY)).toBe(false);
  expect(open().noteSubmission(ENTRY)).toMatch(ID);
});

test('without storage the draft is kept in memory', () => {
  const draft = openDraft(() => {
    throw new DOMException('no', 'SecurityError');
  });
  draft.keep(ENTRY);
  expect(draft.entry()).toEqual(ENTRY);
  expect(draft.noteSubmission(ENTRY)).toBe(draft.noteSubmission(ENTRY));
  draft.clear();
  expect(draft.entry()).toBeUndefined();
});
