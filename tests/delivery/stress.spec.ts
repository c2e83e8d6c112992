import {
  accept,
  answer,
  cutAfterBody,
  cutMidAnswer,
  declineKindly,
  hangUp,
  later,
  noise,
  nonsense,
  silence,
  unreadable,
  type Reaction,
  type Service,
} from './service.ts';
import type { BrowserContext } from '@playwright/test';
import { change, TO_ELEMENTS, TO_TEXTS, type Change } from '../mutations/mutations.ts';
import { expect, SUCCESS, test, type Page } from './test.ts';

/** How many entries in all. docs/testing.md has the command for many. */
const ENTRIES = Number(process.env['STRESS_ENTRIES'] ?? 80);

/** The same seed gives the same entries, faults, mutations and moments of leaving. */
const SEED = Number(process.env['STRESS_SEED'] ?? 1);

const RUNS = 2;

/** The entries of one visit. During the last, the page is left. */
const VISIT = 8;

/** How many times faster pauses pass in the page. The time limit is cut to a third of a second. */
const HASTE = 50;

/** A seeded generator of numbers between 0 and 1. */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const pick = <Choice>(random: () => number, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices[Math.floor(random() * choices.length)] ?? choices[0];

const FAULTS: readonly [Reaction, ...Reaction[]] = [
  answer(500),
  answer(502, {}, '<h1>Bad gateway</h1>'),
  answer(503, { 'Retry-After': '1' }),
  answer(408),
  answer(425),
  answer(429, { 'Retry-After': '2' }),
  answer(429, { 'Retry-After': '600' }),
  answer(400),
  answer(200, { 'Content-Type': 'text/html' }, '<h1>Are you a robot?</h1>'),
  answer(200, { 'Content-Type': 'application/json' }, '{"error":"quota exceeded"}'),
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

/** Faults after which the form tries again by itself. */
const PASSING = [answer(500), answer(425), cutAfterBody, unreadable] as const;

/** When a page is left: before anything is sent, during the first try, in the pause after it, during the second. */
const MOMENTS = ['before', 'first try', 'pause', 'second try'] as const;

/** What translators and extensions do. */
const MUTATED = [...Object.values(TO_TEXTS), ...Object.values(TO_ELEMENTS)] as [
  readonly Change[],
  ...(readonly Change[])[],
];

const ISLAND = 'astro-island[component-url*="ContactForm"]';

interface Haste {
  change: typeof change;
  /** What lasts as long as the page is open. */
  lasting?: 'time limits' | 'time limits and pauses';
}

/** Makes time pass faster in every page, and gives it the function that changes pages. */
const hasten = async (context: BrowserContext) => {
  await context.addInitScript((haste) => {
    const slow = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, time = 0) => {
      const { lasting } = window as unknown as Haste;
      if (lasting && (lasting !== 'time limits' || time === 15_000)) return 0;
      return slow(work, time === 15_000 ? 333 : time / haste);
    }) as typeof window.setTimeout;
  }, HASTE);
  await context.addInitScript({ content: `window.change = ${change.toString()}` });
};

/** Opens the form on a page that is translated or extended before, while or after it hydrates. */
const open = async (page: Page, random: () => number) => {
  const changes = pick(random, MUTATED);
  const moment = pick(random, ['before', 'while', 'after']);
  const mutate = (made: readonly Change[], ask = false) =>
    page.evaluate(change, { selector: ISLAND, changes: made, ask });
  await page.goto('/contact');
  if (moment === 'before') await mutate(changes);
  await mutate(moment === 'while' ? changes : [], true);
  await expect(page.locator('.contact-form[data-hydrated]')).toHaveCount(1);
  if (moment === 'after') await mutate(changes);
};

/** Fills in the form, unless it holds the entry already, and submits it. The page changes while it is being sent. */
const submit = (page: Page, text: string, changes: readonly Change[]) =>
  page.evaluate(
    ({ text: message, ...mutation }) => {
      const form = document.querySelector<HTMLFormElement>('.contact-form');
      const entry = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', text: message };
      for (const [name, value] of Object.entries(entry)) {
        const box = form?.elements.namedItem(name) as HTMLInputElement;
        if (box.value === value) continue;
        box.value = value;
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      form?.requestSubmit();
      (window as unknown as Haste).change(mutation);
    },
    { text, selector: ISLAND, changes, ask: false },
  );

/** What the page says once an entry is not on its way any more, and the text that the form holds. */
const outcome = (page: Page) =>
  page.evaluate(async () => {
    const find = (selector: string) => document.querySelector(`.contact-form ${selector}`);
    const told = () => find('[role=alert]')?.textContent ?? '';
    while (find('[aria-disabled=true]') || !told())
      await new Promise<void>((changed) =>
        new MutationObserver((_records, observer) => {
          observer.disconnect();
          changed();
        }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true }),
      );
    return { said: told(), holds: (find('textarea[id]') as HTMLTextAreaElement).value };
  });

/** One entry, and how the service reacts to its requests. */
class Enquiry {
  readonly text: string;
  readonly #random: () => number;
  /** If the page is left: how the service reacts before, and after. */
  leaving: { before: Reaction[]; left: boolean } | undefined;

  constructor(text: string, random: () => number) {
    this.text = text;
    this.#random = numbers(Math.floor(random() * 2 ** 32));
  }

  isKept(service: Service): boolean {
    return [...service.kept.values()].some(({ fields }) => fields['text'] === this.text);
  }

  requests(service: Service): number {
    return service.received.filter(({ fields }) => fields['text'] === this.text).length;
  }

  react(service: Service): Reaction {
    if (this.leaving && !this.leaving.left) return this.leaving.before.shift() ?? silence;
    if (this.#random() < 0.5 && !this.leaving) return pick(this.#random, FAULTS);
    // A service that knows the entry may say so.
    return this.isKept(service) && this.#random() < 0.5 ? answer(409) : accept;
  }

  /** Submits it as a visitor would, again after each failure. Returns how often the page reported one. */
  async send(page: Page, service: Service): Promise<number> {
    for (let failures = 0; failures < 20; failures += 1) {
      await submit(page, this.text, failures === 0 ? pick(this.#random, MUTATED) : []);
      const { said, holds } = await outcome(page);
      if (said === SUCCESS) {
        expect(this.isKept(service), `${this.text} is said to have arrived`).toBe(true);
        expect(holds, this.text).toBe('');
        return failures;
      }
      expect(said, this.text).toMatch(
        /^(We are sorry: |You seem to be offline).*still here.*\+44 20 7946 0123.*Example House/,
      );
      if (said.includes('could not be taken'))
        expect(this.isKept(service), `${this.text} is said to be refused`).toBe(false);
      expect(holds, this.text).toBe(this.text);
    }
    throw new Error(`${this.text} was never taken.`);
  }

  /** Submits it and leaves the page before the outcome. It arrives all the same. */
  async leave(page: Page, service: Service, how: 'closed' | 'left'): Promise<void> {
    const moment = pick(this.#random, MOMENTS);
    const { reaction, go } = later();
    const fault = pick(this.#random, PASSING);
    this.leaving = {
      before: { before: [], 'first try': [reaction], pause: [fault], 'second try': [fault] }[moment],
      left: false,
    };
    const requests = { before: 0, 'first try': 1, pause: 1, 'second try': 2 }[moment];
    await page.evaluate((when) => {
      const pausing = when === 'before' || when === 'pause';
      (window as unknown as Haste).lasting = pausing ? 'time limits and pauses' : 'time limits';
      // Nothing is sent until the page has been open for a while.
      if (pausing) performance.now = () => (when === 'before' ? 0 : 1e6);
    }, moment);
    await submit(page, this.text, pick(this.#random, MUTATED));
    await expect.poll(() => this.requests(service)).toBeGreaterThanOrEqual(requests);
    if (moment === 'pause') await expect(page.getByRole('status')).not.toBeEmpty();
    this.leaving.left = true;
    if (how === 'left') await page.goto('/about');
    else await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
    go();
    await expect.poll(() => this.isKept(service), `${this.text}, ${how}, ${moment}`).toBe(true);
  }
}

for (let run = 1; run <= RUNS; run += 1) {
  const count = Math.ceil(ENTRIES / RUNS);
  test(`${count} entries through random faults, translated pages and closed tabs (seed ${SEED}, run ${run} of ${RUNS}): none lost, none doubled, no false answer`, async ({
    context,
    service,
    browserErrors,
  }, { annotations }) => {
    test.setTimeout(300_000 + count * 3000);
    browserErrors.expect(/Failed to load resource|CORS/);
    const random = numbers(SEED * 1000 + run);
    const enquiries = Array.from(
      { length: count },
      (_, index) => new Enquiry(`Entry ${run}.${index} ✓ ${random()}`, random),
    );
    service.usual = ({ fields }) =>
      enquiries.find(({ text }) => text === fields['text'])?.react(service) ?? answer(400);
    // Whatever arrives twice was sent twice by the page.
    service.keepsAlive = false;
    await hasten(context);

    let page = await context.newPage();
    let failures = 0;
    const left = { closed: 0, left: 0 };
    for (const [index, enquiry] of enquiries.entries()) {
      if (index % VISIT === 0) await open(page, random);
      if (index % VISIT !== VISIT - 1) {
        failures += await enquiry.send(page, service);
        continue;
      }
      const how = pick(random, ['closed', 'left'] as const);
      await enquiry.leave(page, service, how);
      left[how] += 1;
      if (how === 'closed') page = await context.newPage();
      else {
        // Whoever comes back finds the entry, and does not know that it arrived.
        await open(page, random);
        failures += await enquiry.send(page, service);
      }
    }

    // The operator reads every entry exactly once: repeats are dropped by id.
    const texts = enquiries.map(({ text }) => text);
    expect([...service.kept.values()].map(({ fields }) => fields['text']).sort()).toEqual(texts.toSorted());
    // Ids and entries match one to one, repeats included.
    const pairs = new Set(
      service.received.map(({ fields }) => `${fields['submissionId']} ${fields['text']}`),
    );
    expect(pairs.size).toBe(count);
    expect(new Set(service.ids).size).toBe(count);
    expect(failures).toBeGreaterThan(0);
    annotations.push({
      type: 'stress',
      description: `${count} entries, ${service.received.length} requests, ${failures} failures reported, ${left.closed} tabs closed, ${left.left} pages left`,
    });
  });
}
