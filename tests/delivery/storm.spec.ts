import {
  accept,
  answer,
  cutAfterBody,
  cutMidAnswer,
  declineKindly,
  hangUp,
  noise,
  nonsense,
  unreadable,
  type Reaction,
} from './service.ts';
import { hydrate } from '../fixtures/islands.ts';
import { expect, SUCCESS, test, type Page } from './test.ts';

/** Together they make 1,000. */
const STORMS = 4;
const ENTRIES = 250;

/** How much faster than by the clock pauses pass in the page; the time limit is cut to a third of a second. */
const HASTE = 50;

/** Numbers between 0 and 1 that are the same in every run. */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const FAULTS: readonly Reaction[] = [
  answer(500),
  answer(502, {}, '<h1>Bad gateway</h1>'),
  answer(503, { 'Retry-After': '1' }),
  answer(429, { 'Retry-After': '2' }),
  answer(429, { 'Retry-After': '600' }),
  answer(400),
  answer(302, { Location: 'http://site.localhost:8800/' }),
  cutAfterBody,
  cutAfterBody,
  cutMidAnswer,
  unreadable,
  noise,
  nonsense,
  declineKindly,
  hangUp,
];

interface Told {
  text: string;
  said: string[];
}

/**
 * A visitor who sends one entry after the other, and tries again whenever told that it failed.
 * @returns for each entry everything that was said of it, in order
 */
const visit = (page: Page, texts: readonly string[]) =>
  page.evaluate(async (messages) => {
    const form = document.querySelector<HTMLFormElement>('.contact-form');
    const alert = document.querySelector('[role=alert]');
    if (!form || !alert) throw new Error('There is no form.');
    const write = (name: string, value: string) => {
      const box = form.elements.namedItem(name) as HTMLInputElement;
      box.value = value;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const outcome = () =>
      new Promise<string>((told) => {
        const observer = new MutationObserver(() => {
          if (!alert.textContent) return;
          observer.disconnect();
          told(alert.textContent);
        });
        observer.observe(alert, { childList: true, subtree: true, characterData: true });
      });
    const all: Told[] = [];
    for (const text of messages) {
      const said: string[] = [];
      write('firstName', 'Ada');
      write('lastName', 'Lovelace');
      write('email', 'ada@example.org');
      write('text', text);
      do {
        const told = outcome();
        form.requestSubmit();
        said.push(await told);
        const { value } = form.elements.namedItem('text') as HTMLTextAreaElement;
        if (value !== (said.at(-1)?.startsWith('Form') ? '' : text)) said.push(`The form holds "${value}".`);
      } while (!said.at(-1)?.startsWith('Form') && said.length < 20);
      all.push({ text, said });
    }
    return all;
  }, texts);

for (let storm = 1; storm <= STORMS; storm += 1) {
  test(`${ENTRIES} entries through random faults (${storm} of ${STORMS}): none lost, none twice, every failure told`, async ({
    page,
    service,
    faults,
  }, { annotations }) => {
    test.setTimeout(600_000);
    faults.expected(/Failed to load resource|CORS/);
    const random = numbers(storm);
    service.usual = () =>
      random() < 0.5 ? accept : (FAULTS[Math.floor(random() * FAULTS.length)] ?? accept);
    await page.addInitScript((haste) => {
      const slow = window.setTimeout.bind(window);
      window.setTimeout = ((work: () => void, time?: number) =>
        slow(work, time === 15_000 ? 333 : (time ?? 0) / haste)) as typeof window.setTimeout;
    }, HASTE);
    await page.goto('/contact');
    await hydrate(page, 'ContactForm');

    const texts = Array.from({ length: ENTRIES }, (_, index) => `Entry ${storm}.${index} ✓ ${random()}`);
    const told = await visit(page, texts);

    expect(told.map(({ text }) => text)).toEqual(texts);
    for (const { text, said } of told) {
      expect(said.at(-1), text).toBe(SUCCESS);
      for (const words of said.slice(0, -1))
        expect(words, text).toMatch(
          /^(We are sorry: |You seem to be offline).*still here.*\+44 20 7946 0123.*Example House/,
        );
    }
    // What the operator reads, after dropping repeats by their id: every entry, each once.
    expect([...service.kept.values()].map(({ fields }) => fields['text']).sort()).toEqual(texts.toSorted());
    // An id never stands for two entries, nor an entry for two ids, whatever arrived.
    const pairs = new Set(
      service.received.map(({ fields }) => `${fields['submissionId']} ${fields['text']}`),
    );
    expect(pairs.size).toBe(ENTRIES);
    expect(new Set(service.ids).size).toBe(ENTRIES);
    const failures = told.reduce((sum, { said }) => sum + said.length - 1, 0);
    expect(failures).toBeGreaterThan(10);
    annotations.push({
      type: 'storm',
      description: `${ENTRIES} entries, ${service.received.length} requests, ${failures} failures told`,
    });
  });
}
