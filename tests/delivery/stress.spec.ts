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

// 1,000 entries in all.
const RUNS = 4;
const ENTRIES = 250;

/** How many times faster pauses pass in the page. The time limit is cut to a third of a second. */
const HASTE = 50;

/** A seeded generator of numbers between 0 and 1: the same in every run. */
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
  /** Everything the page said about an entry, in order. */
  said: string[];
}

/**
 * Sends one entry after another, as a visitor would, and tries again whenever the page reports a failure.
 * @returns what the page said about each entry
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

for (let run = 1; run <= RUNS; run += 1) {
  test(`${ENTRIES} entries through random faults (run ${run} of ${RUNS}): none lost, none doubled, every failure reported`, async ({
    page,
    service,
    browserErrors,
  }, { annotations }) => {
    test.setTimeout(600_000);
    browserErrors.expect(/Failed to load resource|CORS/);
    const random = numbers(run);
    service.usual = () =>
      random() < 0.5 ? accept : (FAULTS[Math.floor(random() * FAULTS.length)] ?? accept);
    await page.addInitScript((haste) => {
      const slow = window.setTimeout.bind(window);
      window.setTimeout = ((work: () => void, time?: number) =>
        slow(work, time === 15_000 ? 333 : (time ?? 0) / haste)) as typeof window.setTimeout;
    }, HASTE);
    await page.goto('/contact');
    await hydrate(page, 'ContactForm');

    const texts = Array.from({ length: ENTRIES }, (_, index) => `Entry ${run}.${index} ✓ ${random()}`);
    const told = await visit(page, texts);

    expect(told.map(({ text }) => text)).toEqual(texts);
    for (const { text, said } of told) {
      expect(said.at(-1), text).toBe(SUCCESS);
      for (const words of said.slice(0, -1))
        expect(words, text).toMatch(
          /^(We are sorry: |You seem to be offline).*still here.*\+44 20 7946 0123.*Example House/,
        );
    }
    // The operator reads every entry exactly once: repeats are dropped by id.
    expect([...service.kept.values()].map(({ fields }) => fields['text']).sort()).toEqual(texts.toSorted());
    // Ids and entries match one to one, repeats included.
    const pairs = new Set(
      service.received.map(({ fields }) => `${fields['submissionId']} ${fields['text']}`),
    );
    expect(pairs.size).toBe(ENTRIES);
    expect(new Set(service.ids).size).toBe(ENTRIES);
    const failures = told.reduce((sum, { said }) => sum + said.length - 1, 0);
    expect(failures).toBeGreaterThan(10);
    annotations.push({
      type: 'stress',
      description: `${ENTRIES} entries, ${service.received.length} requests, ${failures} failures reported`,
    });
  });
}
