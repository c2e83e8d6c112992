import { SERVICES } from '../support/routes.ts';
import { change, TO_ELEMENTS, TO_TEXTS, type Change } from './mutations.ts';
import { expect, test, type Page } from './test.ts';

const SUCCESS = 'Form Submitted Successfully!';

const ENTRY = {
  firstName: 'Zoë',
  lastName: 'O’Hara-Łęcka',
  phoneNumber: '2079460123',
  email: 'zoe@example.org',
  text: 'May I come in spring?\n\n你好 🐕‍🦺',
};

/** An island: what must hold once it has hydrated, and again after every later change. */
interface Island {
  component: string;
  use: (page: Page) => Promise<void>;
}

/** A page, because to open it takes as long as to use an island on it. */
interface Case {
  path: string;
  /** What a visitor had done before the islands hydrated. */
  prepare?: (page: Page) => Promise<void>;
  islands: readonly Island[];
}

const FORM = 'form.contact-form';

/** How many matches of a selector are visible. */
const countVisible = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

/** The values of the form's own fields, by name. */
const values = (page: Page) =>
  page.evaluate(
    (selector) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>(`${selector} :is(input, textarea)[id]`)].map(
          (control) => [control.name, control.value],
        ),
      ),
    FORM,
  );

const focus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');

/** Fills in the form without touching it, as browsers do. */
const autofill = (page: Page, entry: Partial<typeof ENTRY>) =>
  page.evaluate(
    ({ selector, filled }) => {
      const elements = document.querySelector<HTMLFormElement>(selector)?.elements ?? [];
      for (const [name, value] of Object.entries(filled))
        for (const control of elements) if (control.id === name) (control as HTMLInputElement).value = value;
    },
    { selector: FORM, filled: entry },
  );

const alertText = (page: Page) =>
  page.evaluate((selector) => document.querySelector(`${selector} [role=alert]`)?.textContent, FORM);

const useForm = async (page: Page) => {
  expect(await values(page)).toEqual(ENTRY);
  await autofill(page, { email: 'zoe' });
  await page.click(`${FORM} button[type=submit]`);
  await expect.poll(() => countVisible(page, `${FORM} .form-error`)).toBe(1);
  expect(await focus(page)).toBe('email');
  expect(await values(page)).toEqual({ ...ENTRY, email: 'zoe' });
  await page.keyboard.type('@example.org');
  await expect.poll(() => values(page)).toMatchObject({ email: 'zoe@example.org' });
  await page.click(`${FORM} button[type=submit]`);
  await expect.poll(() => alertText(page)).toBe(SUCCESS);
  expect(new Set(Object.values(await values(page)))).toEqual(new Set(['']));
  await autofill(page, ENTRY);
};

const typeInto = async (page: Page) => {
  await autofill(page, { ...ENTRY, firstName: '' });
  await page.click(`${FORM} [id=firstName]`);
  await page.keyboard.type(ENTRY.firstName);
};

const slide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.day-slide')].findIndex((one) => !one.hasAttribute('inert')),
  );

const scrollTo = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => document.querySelector(wanted)?.scrollIntoView({ behavior: 'instant' }),
    selector,
  );

/** Every change to texts with one to elements; with another one at each moment. */
const pairs = (moment: 'before' | 'while') => {
  const toElements = Object.entries(TO_ELEMENTS);
  return Object.entries(TO_TEXTS).map(([mutation, changes], index) => {
    const [other, more] = toElements.at(moment === 'before' ? index : index - 7) ?? ['', []];
    return { mutation: `${mutation}; ${other}`, changes: [...changes, ...more] };
  });
};

const menu: Island = {
  component: 'ServicesMenu',
  use: async (page) => {
    await page.keyboard.press('Escape');
    await expect.poll(() => countVisible(page, '.services-panel a')).toBe(0);
    await page.click('header summary');
    await expect.poll(() => countVisible(page, '.services-panel a')).toBe(SERVICES.length + 1);
  },
};

const dayCarousel: Island = {
  component: 'ScheduleCarousel',
  use: async (page) => {
    const before = await slide(page);
    await page.click('.day-slide:not([inert]) .day-next');
    await expect.poll(() => slide(page)).toBe((before + 1) % 4);
    expect(await countVisible(page, '.day-slide')).toBe(4);
  },
};

const pictureCarousel: Island = {
  component: 'ImageCarousel',
  use: async (page) => {
    for (const place of [2, 1]) {
      await page.click(`.images-controls a:nth-of-type(${place})`);
      await expect
        .poll(() => countVisible(page, `.images-controls a:nth-of-type(${place})[aria-current=true]`))
        .toBe(1);
    }
    expect(await countVisible(page, '.images-pause')).toBe(1);
  },
};

const tabs: Island = {
  component: 'ScheduleTabs',
  use: async (page) => {
    for (const part of ['midday', 'evening']) {
      await page.click(`[role=tab][href="#${part}"]`);
      await expect.poll(() => countVisible(page, `#${part} h3`)).toBe(1);
      expect(await countVisible(page, '.schedule-panel')).toBe(1);
    }
  },
};

const form: Island = { component: 'ContactForm', use: useForm };

const CASES: Readonly<Record<string, Case>> = {
  carousels: {
    path: '/',
    prepare: (page) => scrollTo(page, '.day'),
    islands: [dayCarousel, pictureCarousel],
  },
  menu: { path: '/packages', islands: [menu] },
  tabs: {
    path: '/activities',
    prepare: (page) => scrollTo(page, '.schedule'),
    islands: [tabs],
  },
  form: { path: '/contact', prepare: typeInto, islands: [form] },
  'delivering form': { path: '/contact', prepare: typeInto, islands: [form] },
};

/** Records what goes wrong in the page from now on, and stands in for the service, whose first answer is a failure. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = [];
    Object.assign(window, { wrong });
    for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'] as const)
      addEventListener(type, (event) => {
        const { message, reason, violatedDirective } = event as unknown as Record<string, unknown>;
        wrong.push(`${type}: ${String(message ?? reason ?? violatedDirective)}`);
      });
    for (const level of ['error', 'warn'] as const)
      console[level] = (...words: unknown[]) => wrong.push(`${level}: ${words.map(String).join(' ')}`);
    let asked = 0;
    window.fetch = () => {
      asked += 1;
      const answer = asked % 2 === 1 ? { status: 500, body: '' } : { status: 200, body: '{"ok":true}' };
      const headers = { 'Content-Type': 'application/json' };
      return Promise.resolve(new Response(answer.body, { status: answer.status, headers }));
    };
    // Nothing counts as filled in too fast, and pauses are as short as they may be.
    performance.now = () => 1e6;
    Math.random = () => 0;
  });

const wrong = (page: Page) => page.evaluate(() => (window as unknown as { wrong: string[] }).wrong);

const lines = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>(wanted)]
          .flatMap((element) => element.innerText.split(/[\n\t]+/))
          .map((line) => line.replace(/\s+/g, ' ').trim())
          .filter(Boolean),
      ),
    ],
    `${selector} > :not([data-foreign])`,
  );

/** How many elements others have put in, and the island still has. */
const foreign = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, `${selector} [data-foreign]:empty`);

for (const [name, { path, prepare, islands }] of Object.entries(CASES)) {
  const selector = `:is(${islands.map(({ component }) => `astro-island[component-url*="${component}"]`).join()})`;
  const use = async (page: Page) => {
    for (const island of islands) await island.use(page);
  };
  // A blocker may remove what nobody sees.
  const own = `${selector} :not([data-foreign], source, .form-hidden, .form-hidden *)`;
  const mutate = (page: Page, changes: readonly Change[], ask = false) =>
    page.evaluate(change, { selector, changes, ask });
  const hydrated = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate((wanted) => document.querySelectorAll(wanted).length, `${selector} > [data-hydrated]`),
      )
      .toBe(islands.length);

  for (const moment of ['before', 'while'] as const) {
    for (const { mutation, changes } of pairs(moment)) {
      test(`${name}, ${moment} hydrating and after: ${mutation}`, async ({ page, delivering }) => {
        await page.goto(name.startsWith('delivering') ? `${delivering}${path}` : path);
        await listen(page);
        if (moment === 'before') {
          await mutate(page, changes);
          await prepare?.(page);
        } else {
          await prepare?.(page);
        }
        const [focused, before, shown] = [
          await focus(page),
          await lines(page, selector),
          await countVisible(page, own),
        ];
        await mutate(page, moment === 'while' ? changes : [], true);
        await hydrated(page);

        expect(await focus(page)).toBe(focused);
        if (moment === 'before') expect(await lines(page, selector)).toEqual(expect.arrayContaining(before));
        expect(await countVisible(page, own)).toBeGreaterThanOrEqual(shown);
        const kept = await foreign(page, selector);
        await use(page);
        // Each change also comes while the island is in use: once is enough.
        if (moment === 'before') {
          await mutate(page, changes);
          await use(page);
        }
        expect(await foreign(page, selector)).toBeGreaterThanOrEqual(kept);
        expect(await wrong(page)).toEqual([]);
      });
    }
  }
}
