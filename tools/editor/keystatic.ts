/**
 * What works around Keystatic as of @keystatic/core 0.6.9, and nothing else does. Each part names the report that has to be
 * settled. After an update, remove it and run `npm run test:editor`.
 */
import { fields } from '@keystatic/core';
import { labelOf } from '../content/fieldTree.ts';

type ImageOptions = Parameters<typeof fields.image>[0];

/**
 * A picture beside its entry, under its own name.
 *
 * Thinkmill/keystatic#254: Keystatic looks for it in a folder named after the entry’s slug, and renames it after the field.
 */
export const image = (options: ImageOptions): ReturnType<typeof fields.image> => {
  const base = fields.image({ ...options, publicPath: './' });
  return {
    ...base,
    filename: (value, args) => base.filename(value, { ...args, slug: undefined }),
    parse: (value, args) => base.parse(value, { ...args, slug: undefined }),
    serialize: (value) => base.serialize(value, { suggestedFilenamePrefix: undefined, slug: undefined }),
  };
};

/** Where a field is, in words: `lines.2.time` is “Timed lines, 3, Time”. */
const placeOf = (path: string): string =>
  path
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : labelOf(step)))
    .join(', ');

/**
 * Calls a function with the reasons, one a line, whenever Keystatic does not save.
 *
 * Not reported yet: Keystatic shows a reason beside its field, where an item of a list hides it, and otherwise only writes
 * it to the console.
 * @returns ends it
 */
export const onRefusal = (call: (reasons: string) => void): (() => void) => {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    const [title, ...lines] = said[0] instanceof Error ? said[0].message.split('\n') : [];
    if (title !== 'Field validation failed:') {
      warn(...said);
      return;
    }
    const reasons = lines.map((line) => {
      const end = line.indexOf(': ');
      return placeOf(line.slice(0, end)) + line.slice(end).replace('Unexpected error: Error: ', '');
    });
    call(reasons.join('\n'));
  };
  return () => {
    console.warn = warn;
  };
};

/** What Keystatic shows during a save, and then until the saved text is in the form. */
const PENDING = "//*[@role='progressbar' or text()='Unsaved']";

const isPending = () => document.evaluate(PENDING, document, null, XPathResult.BOOLEAN_TYPE).booleanValue;

/** How long the form is waited for after a save, in milliseconds. */
const PATIENCE = 5000;

const formIsReset = async () => {
  const limit = performance.now() + PATIENCE;
  while (isPending() && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 20));
};

/**
 * Calls a function at each save with a promise, which resolves once the form may be typed into again.
 *
 * Thinkmill/keystatic#1526 proposes events for this. Once it has saved, Keystatic puts the saved text into the form: what
 * was typed meanwhile is lost silently.
 * @returns ends it
 */
export const onSave = (call: (isDone: Promise<void>) => void): (() => void) => {
  const fetch = window.fetch.bind(window);
  // The API asks where the address of a deleted page should lead.
  const ask = async (to: string, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(to, init);
    if (answer.status !== 409) return answer;
    const leadTo = prompt(await answer.clone().text())?.trim();
    if (!leadTo) return answer;
    const headers = new Headers(init?.headers);
    headers.set('x-lead-to', encodeURI(leadTo));
    return fetch(to, { ...init, headers });
  };
  window.fetch = (to, init) => {
    if (to !== '/api/keystatic/update') return fetch(to, init);
    const answer = ask(to, init);
    call(answer.then(({ ok }) => (ok ? formIsReset() : undefined)).catch(() => undefined));
    return answer;
  };
  return () => {
    window.fetch = fetch;
  };
};

// Thinkmill/keystatic#643: Astro reloads every page when content changes, and with it the form that is being typed into.
// A reload that is meant for another page leaves this one alone.
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/another.html';
});
