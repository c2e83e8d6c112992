import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_KEY, openDraft } from '../../src/contact/draft.ts';
import { postNatively } from '../../src/contact/nativePost.ts';
import { element } from './element.ts';

const ENTRY = { firstName: 'Ada', lastName: 'L', phoneNumber: '', email: 'a@b.c', text: 'Hello\nyou' };

/** What was posted natively, in order. */
let posted: Record<string, FormDataEntryValue>[];

const form = () => element('form', HTMLFormElement);

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

test('a form is posted as typed; a second post and React share its id, and React calls it unconfirmed', () => {
  postNatively(form());
  const draft = openDraft(() => sessionStorage);
  expect(draft.entry()).toMatchObject(ENTRY);
  expect(draft.isUnconfirmed(ENTRY)).toBe(true);
  const submissionId = draft.noteSubmission(ENTRY);
  postNatively(form());
  expect(posted).toEqual([
    { ...ENTRY, submissionId },
    { ...ENTRY, submissionId },
  ]);
  (form().elements.namedItem('text') as HTMLTextAreaElement).value = 'Something else';
  postNatively(form());
  expect(posted[2]?.['submissionId']).toMatch(/^[0-9a-f]{32}$/);
  expect(posted[2]?.['submissionId']).not.toBe(submissionId);
});

test('without storage, and with a draft that is spoilt, the form is posted all the same', async () => {
  sessionStorage.setItem(DRAFT_KEY, 'null');
  postNatively(form());
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  postNatively(form());
  expect(posted).toHaveLength(2);
  const thanks = '../../src/contact/delivered.ts?run';
  await expect(import(/* @vite-ignore */ thanks)).resolves.toBeDefined();
});
