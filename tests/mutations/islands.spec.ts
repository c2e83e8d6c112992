import type { Session } from '../../tools/test/engines/session.ts';
import { countVisible } from '../engines/inspect.ts';
import { SERVICES } from '../support/routes.ts';
import { change, TO_ELEMENTS, TO_TEXTS, type Change } from './mutations.ts';
import { expect, test } from './test.ts';

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
  use: (session: Session) => Promise<void>;
}

/** A page, because to open it takes as long as to use an island on it. */
interface Case {
  path: string;
  /** What a visitor had done before the islands hydrated. */
  prepare?: (session: Session) => Promise<void>;
  islands: readonly Island[];
}

const FORM = 'form.contact-form';

/** The values of the form's own fields, by name. */
const values = (session: Session) =>
  session.evaluate(
    (selector) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>(`${selector} :is(input, textarea)[id]`)].map(
          (control) => [control.name, control.value],
        ),
      ),
    FORM,
  );

const focus = (session: Session) =>
  session.evaluate(() => document.activeElement?.getAttribute('name') ?? '', null);

/** Fills in the form without touching it, as browsers do. */
const autofill = (session: Session, entry: Partial<typeof ENTRY>) =>
  session.evaluate(
    ({ selector, filled }) => {
      const elements = document.querySelector<HTMLFormElement>(selector)?.elements ?? [];
      for (const [name, value] of Object.entries(filled))
        for (const control of elements) if (control.id === name) (control as HTMLInputElement).value = value;
    },
    { selector: FORM, filled: entry },
  );

const alertText = (session: Session) =>
  session.evaluate((selector) => document.querySelector(`${selector} [role=alert]`)?.textContent, FORM);

const useForm = async (session: Session) => {
  expect(await values(session)).toEqual(ENTRY);
  await autofill(session, { email: 'zoe' });
  await session.click(`${FORM} button[type=submit]`);
  await expect.poll(() => countVisible(session, `${FORM} .form-error`)).toBe(1);
  expect(await focus(session)).toBe('email');
  expect(await values(session)).toEqual({ ...ENTRY, email: 'zoe' });
  await session.type('@example.org');
  await expect.poll(() => values(session)).toMatchObject({ email: 'zoe@example.org' });
  await session.click(`${FORM} button[type=submit]`);
  await expect.poll(() => alertText(session)).toBe(SUCCESS);
  expect(new Set(Object.values(await values(session)))).toEqual(new Set(['']));
  await autofill(session, ENTRY);
};

const typeInto = async (session: Session) => {
  await autofill(session, { ...ENTRY, firstName: '' });
  await session.click(`${FORM} [id=firstName]`);
  await session.type(ENTRY.firstName);
};

const slide = (session: Session) =>
  session.evaluate(
    () => [...document.querySelectorAll('.day-slide')].findIndex((one) => !one.hasAttribute('inert')),
    null,
  );

const scrollTo = (session: Session, selector: string) =>
  session.evaluate(
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
  use: async (session) => {
    await session.press('Escape');
    await expect.poll(() => countVisible(session, '.services-panel a')).toBe(0);
    await session.click('header summary');
    await expect.poll(() => countVisible(session, '.services-panel a')).toBe(SERVICES.length + 1);
  },
};

const dayCarousel: Island = {
  component: 'ScheduleCarousel',
  use: async (session) => {
    const before = await slide(session);
    await session.click('.day-slide:not([inert]) .day-next');
    await expect.poll(() => slide(session)).toBe((before + 1) % 4);
    expect(await countVisible(session, '.day-slide')).toBe(4);
  },
};

const pictureCarousel: Island = {
  component: 'ImageCarousel',
  use: async (session) => {
    for (const place of [2, 1]) {
      await session.click(`.images-controls a:nth-of-type(${place})`);
      await expect
        .poll(() => countVisible(session, `.images-controls a:nth-of-type(${place})[aria-current=true]`))
        .toBe(1);
    }
    expect(await countVisible(session, '.images-pause')).toBe(1);
  },
};

const tabs: Island = {
  component: 'ScheduleTabs',
  use: async (session) => {
    for (const part of ['midday', 'evening']) {
      await session.click(`[role=tab][href="#${part}"]`);
      await expect.poll(() => countVisible(session, `#${part} h3`)).toBe(1);
      expect(await countVisible(session, '.schedule-panel')).toBe(1);
    }
  },
};

const form: Island = { component: 'ContactForm', use: useForm };

const CASES: Readonly<Record<string, Case>> = {
  carousels: {
    path: '/',
    prepare: (session) => scrollTo(session, '.day'),
    islands: [dayCarousel, pictureCarousel],
  },
  menu: { path: '/packages', islands: [menu] },
  tabs: {
    path: '/activities',
    prepare: (session) => scrollTo(session, '.schedule'),
    islands: [tabs],
  },
  form: { path: '/contact', prepare: typeInto, islands: [form] },
  'delivering form': { path: '/contact', prepare: typeInto, islands: [form] },
};

/** Records what goes wrong in the page from now on, and stands in for the service, whose first answer is a failure. */
const listen = (session: Session) =>
  session.evaluate(() => {
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
  }, null);

const wrong = (session: Session) =>
  session.evaluate(() => (window as unknown as { wrong: string[] }).wrong, null);

const lines = (session: Session, selector: string) =>
  session.evaluate(
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
const foreign = (session: Session, selector: string) =>
  session.evaluate((wanted) => document.querySelectorAll(wanted).length, `${selector} [data-foreign]:empty`);

for (const [name, { path, prepare, islands }] of Object.entries(CASES)) {
  const selector = `:is(${islands.map(({ component }) => `astro-island[component-url*="${component}"]`).join()})`;
  const use = async (session: Session) => {
    for (const island of islands) await island.use(session);
  };
  // A blocker may remove what nobody sees.
  const own = `${selector} :not([data-foreign], source, .form-hidden, .form-hidden *)`;
  const mutate = (session: Session, changes: readonly Change[], ask = false) =>
    session.evaluate(change, { selector, changes, ask });
  const hydrated = (session: Session) =>
    expect
      .poll(() =>
        session.evaluate(
          (wanted) => document.querySelectorAll(wanted).length,
          `${selector} > [data-hydrated]`,
        ),
      )
      .toBe(islands.length);

  for (const moment of ['before', 'while'] as const) {
    for (const { mutation, changes } of pairs(moment)) {
      test(`${name}, ${moment} hydrating and after: ${mutation}`, async ({ session, delivering }) => {
        await session.goto(name.startsWith('delivering') ? `${delivering}${path}` : path);
        await listen(session);
        if (moment === 'before') {
          await mutate(session, changes);
          await prepare?.(session);
        } else {
          await prepare?.(session);
        }
        const [focused, before, shown] = [
          await focus(session),
          await lines(session, selector),
          await countVisible(session, own),
        ];
        await mutate(session, moment === 'while' ? changes : [], true);
        await hydrated(session);

        expect(await focus(session)).toBe(focused);
        if (moment === 'before')
          expect(await lines(session, selector)).toEqual(expect.arrayContaining(before));
        expect(await countVisible(session, own)).toBeGreaterThanOrEqual(shown);
        const kept = await foreign(session, selector);
        await use(session);
        // Each change also comes while the island is in use: once is enough.
        if (moment === 'before') {
          await mutate(session, changes);
          await use(session);
        }
        expect(await foreign(session, selector)).toBeGreaterThanOrEqual(kept);
        expect(await wrong(session)).toEqual([]);
      });
    }
  }
}
