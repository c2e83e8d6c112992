import { mutate, OF_ELEMENTS, OF_TEXTS, type Mutation } from '../mutations/mutations.ts';
import {
  accept,
  answer,
  cutAfterBody,
  cutMidAnswer,
  HTML_TYPE,
  JSON_TYPE,
  silence,
  unreadable,
  type Reaction,
} from './service.ts';
import { alert, button, expect, field, fill, SUCCESS, test, type Page } from './test.ts';

/** How many entries a visitor sends from one page. */
const VISIT = 8;
const VISITS = 4;

let seed = 1;
/** Numbers between 0 and 1, the same in each run (mulberry32). */
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const FAULTS: readonly Reaction[] = [
  answer(500),
  answer(502, HTML_TYPE, '<h1>Bad gateway</h1>'),
  answer(503, { 'Retry-After': '1' }),
  answer(408),
  answer(425),
  answer(429, { 'Retry-After': '600' }),
  answer(400),
  answer(200, HTML_TYPE, '<h1>Are you a robot?</h1>'),
  answer(200, JSON_TYPE, '{"success":"false","message":"not activated"}'),
  answer(200, JSON_TYPE, '<b>Warning</b>: mail() has been disabled'),
  answer(302, { Location: 'http://site.localhost:8800/' }),
  cutAfterBody,
  cutMidAnswer,
  unreadable,
  silence(3000),
];

/** Makes time pass fifty times as fast in every page from now on. The time limit becomes a third of a second. */
const hasten = (page: Page) =>
  page.addInitScript(() => {
    const slow = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, time = 0) =>
      slow(work, time === 15_000 ? 333 : time / 50)) as typeof window.setTimeout;
  });

/** What the page says once an entry is not on its way any more. */
const outcome = async (page: Page): Promise<string> => {
  await page.waitForFunction(
    () =>
      !document.querySelector('.contact-form [aria-disabled=true]') &&
      document.querySelector('.contact-form [role=alert]')?.textContent,
  );
  return (await alert(page).textContent()) ?? '';
};

test(`${VISIT * VISITS} entries through random faults on translated pages: none lost, none doubled, no false answer`, async ({
  page,
  service,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|CORS/);
  const pick = <Choice>(choices: readonly Choice[]): Choice[] =>
    choices.slice(Math.floor(random() * choices.length)).slice(0, 1);
  const mutations = () => pick<Mutation>([...OF_TEXTS, ...OF_ELEMENTS]);
  const change = (ask: boolean) =>
    page.evaluate(mutate, {
      selector: 'astro-island[component-url*="ContactForm"]',
      mutations: mutations(),
      ask,
    });
  const isKept = (text: string) => [...service.kept.values()].some(({ fields }) => fields['text'] === text);

  service.usual = ({ fields: { text = '' } }) => {
    const [fault] = random() < 0.5 ? pick(FAULTS) : [];
    // A service that knows the entry may say so.
    return fault ?? (isKept(text) && random() < 0.5 ? answer(409) : accept);
  };
  // Whatever arrives twice was sent twice by the page.
  service.keepsAlive = false;
  await hasten(page);

  const texts: string[] = [];
  let failures = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto('/contact');
    if (random() < 0.5) await change(false);
    await change(true);
    await expect(page.locator('.contact-form[data-hydrated]')).toHaveCount(1);
    for (let count = 0; count < VISIT; count += 1) {
      const text = `Entry ${visit}.${count} ✓`;
      texts.push(text);
      await fill(page, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', text });
      for (;;) {
        await change(false);
        await button(page).click();
        const said = await outcome(page);
        if (said === SUCCESS) break;
        failures += 1;
        expect(said, text).toMatch(
          /^(We are sorry: |You seem to be offline).*still here.*\+44 20 7946 0123.*Example House/,
        );
        if (said.includes('could not be taken'))
          expect(isKept(text), `${text} is said to be refused`).toBe(false);
        await expect(field(page, 'text')).toHaveValue(text);
      }
      expect(isKept(text), `${text} is said to have arrived`).toBe(true);
      await expect(field(page, 'text')).toHaveValue('');
    }
  }

  // The operator reads every entry exactly once: repeats are dropped by id.
  expect([...service.kept.values()].map(({ fields }) => fields['text'])).toEqual(
    expect.arrayContaining(texts),
  );
  expect(service.kept.size).toBe(texts.length);
  expect(service.ids).toHaveLength(texts.length);
  expect(failures).toBeGreaterThan(0);
});
