import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_KEY, openDraft } from '../../src/contact/draft.ts';
import { hasDraft, postNatively } from '../../src/contact/nativePost.ts';
import { element } from './element.ts';

const ENTRY = { firstName: 'Ada', lastName: 'L', phoneNumber: '', email: 'a@b.c', text: 'Hello\nyou' };

/** What was posted natively, in order. */
let posted: Record<string, FormDataEntryValue>[];

const form = () => element('form', HTMLFormElement);
const ids = () => posted.map(({ submissionId }) => submissionId);
const thank = () => import(/* @vite-ignore */ `../../src/contact/delivered.ts?run=${crypto.randomUUID()}`);

beforeEach(() => {
  sessionStorage.clear();
  posted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(Object.fromEntries(new FormData(this)));
  });
  document.body.innerHTML = `<form>${Object.entries(ENTRY)
    .map(([name, value]) => `<textarea name="${name}">${value}</textarea>`)
    .join('')}</form>`;
});
afterEach(() => vi.restoreAllMocks());

test('a form is posted as typed, under an id', () => {
  postNatively(form());
  expect(posted).toEqual([{ ...ENTRY, submissionId: expect.stringMatching(/^[0-9a-f]{32}$/) as string }]);
});

test('the same entry has the same id in a second post and in React, another entry another', () => {
  postNatively(form());
  postNatively(form());
  const draft = openDraft(() => sessionStorage);
  expect(draft.attempted(ENTRY)).toBe(true);
  expect(draft.entry()).toMatchObject(ENTRY);
  expect([ids()[1], draft.attempt(ENTRY)]).toEqual([ids()[0], ids()[0]]);
  (form().elements.namedItem('text') as HTMLTextAreaElement).value = 'Something else';
  postNatively(form());
  expect(ids()[2]).not.toBe(ids()[0]);
});

test('an entry that React has tried to send is posted under the id that it had', () => {
  const id = openDraft(() => sessionStorage).attempt(ENTRY);
  postNatively(form());
  expect(ids()).toEqual([id]);
});

test('a draft is known by what was typed, and sent once it is posted', () => {
  expect(hasDraft()).toBe(false);
  openDraft(() => sessionStorage).keep(ENTRY);
  expect(hasDraft()).toBe(true);
  postNatively(form());
  expect(openDraft(() => sessionStorage).attempted(ENTRY)).toBe(true);
});

test.each(['refused', 'spoilt'])('with a storage that is %s, the form is posted all the same', (how) => {
  if (how === 'spoilt') sessionStorage.setItem(DRAFT_KEY, 'null');
  else
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
  postNatively(form());
  expect(posted).toHaveLength(1);
});

test('the thank-you page forgets a draft that was posted, and no other', async () => {
  openDraft(() => sessionStorage).keep(ENTRY);
  await thank();
  expect(hasDraft()).toBe(true);
  postNatively(form());
  await thank();
  expect(hasDraft()).toBe(false);
});

test('the thank-you page needs no storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await expect(thank()).resolves.toBeDefined();
});
