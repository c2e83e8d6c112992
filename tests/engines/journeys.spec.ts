import { DAY_PARTS, ROUTES, SERVICES, SLIDES } from '../fixtures/routes.ts';
import type { Visitor } from './engines.ts';
import { pathOf, seen, textOf } from './look.ts';
import { expect, test } from './test.ts';

/** What has the keyboard's focus: its name in a form, or its words. */
const focused = (visitor: Visitor) =>
  visitor.ask(() => {
    const { activeElement: active } = document;
    return active === document.body
      ? 'the page'
      : (active?.getAttribute('name') ?? active?.textContent.trim());
  }, null);

/** Shows intent on an island as the keyboard would, and waits until React owns it. */
const hydrate = async (visitor: Visitor, root: string, live: string) => {
  await visitor.ask((wanted) => {
    document.querySelector(wanted)?.dispatchEvent(new Event('focusin', { bubbles: true }));
  }, root);
  await expect.poll(() => visitor.ask((wanted) => document.querySelector(wanted) !== null, live)).toBe(true);
};

test('the Services menu opens under the mouse, closes on Escape, and leads to a service', async ({
  visitor,
}) => {
  await visitor.open('/contact');
  await visitor.hover('header summary');
  await expect.poll(() => seen(visitor, '.services-list a')).toBe(SERVICES.length + 1);
  await hydrate(visitor, 'header summary', 'details[data-live]');
  await visitor.press('Escape');
  await expect.poll(() => seen(visitor, '.services-list a')).toBe(0);
  await visitor.click('header summary');
  await expect.poll(() => seen(visitor, '.services-list a')).toBe(SERVICES.length + 1);
  await visitor.click('.services-list a[href="/services/sauna"]');
  await expect.poll(() => pathOf(visitor)).toBe('/services/sauna');
  expect(await textOf(visitor, 'h1')).toBe('Sauna');
  expect(await seen(visitor, '.services-list a')).toBe(0);
});

test('the small menu opens everything, leads on, and is closed on the next page', async ({ visitor }) => {
  await visitor.resize(480, 800);
  await visitor.open('/');
  expect(await seen(visitor, '#menu a')).toBe(0);
  await visitor.click('.menu-open');
  await visitor.click('header summary');
  await expect.poll(() => seen(visitor, '#menu a')).toBeGreaterThan(SERVICES.length + 5);
  await visitor.press('Escape');
  await expect.poll(() => seen(visitor, '#menu a')).toBe(0);
  expect(await focused(visitor)).toBe('Menu');
  await visitor.click('.menu-open');
  await visitor.click('#menu a[href="/gallery"]');
  await expect.poll(() => pathOf(visitor)).toBe('/gallery');
  expect(await seen(visitor, '#menu a')).toBe(0);
});

/** The words on the one slide in view, once it stands still: a click on what moves can miss it. */
const slide = (visitor: Visitor) =>
  visitor.ask(
    () =>
      [...document.querySelectorAll('.day-slide')]
        .filter((one) => {
          const frame = one.closest('.swiper')?.getBoundingClientRect().left ?? 0;
          return Math.abs(one.getBoundingClientRect().left - frame) < 1;
        })
        .map((one) => one.querySelector('h3')?.textContent),
    null,
  );

test('the slides of the day turn before React is there', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.ask(() => document.querySelector('.day')?.scrollIntoView({ behavior: 'instant' }), null);
  await expect.poll(() => slide(visitor)).toEqual([SLIDES[0]]);
  await visitor.ask(() => {
    location.hash = document.querySelector('.day-slide .next')?.getAttribute('href') ?? '';
  }, null);
  await expect.poll(() => slide(visitor)).toEqual([SLIDES[1]]);
});

test('the slides of the day turn and wrap once React is there', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.ask(() => document.querySelector('.day')?.scrollIntoView({ behavior: 'instant' }), null);
  await hydrate(visitor, '.day a', '.day a[role=button]');
  for (const next of [...SLIDES.slice(1), SLIDES[0]]) {
    await visitor.click('.day-slide:not([inert]) .next');
    await expect.poll(() => slide(visitor)).toEqual([next]);
  }
  await visitor.click('.day-slide:not([inert]) .previous');
  await expect.poll(() => slide(visitor)).toEqual([SLIDES.at(-1)]);
  await visitor.press('Enter');
  await expect.poll(() => slide(visitor)).toEqual([SLIDES.at(-2)]);
});

test('the parts of the day follow clicks and keys', async ({ visitor }) => {
  const shown = () =>
    visitor.ask(
      () =>
        [...document.querySelectorAll('.tab-panel h3')]
          .filter((one) => one.checkVisibility())
          .map((one) => one.textContent),
      null,
    );
  await visitor.open('/activities#evening');
  await expect.poll(shown).toEqual(['Evening']);
  await visitor.click('.tab-list a[href="#midday"]');
  await expect.poll(shown).toEqual(['Midday']);
  await hydrate(visitor, '.tab-list a', '[role=tablist]');
  // A link to a part of the page leaves the focus to the browser, and these differ; a tab keeps it.
  await visitor.click('[role=tab][href="#midday"]');
  await expect.poll(() => focused(visitor)).toBe('Midday');
  for (const [key, part] of [
    ['ArrowRight', 'Afternoon'],
    ['Home', 'Morning'],
    ['ArrowLeft', 'Evening'],
    ['ArrowRight', 'Morning'],
    ['End', 'Evening'],
  ] as const) {
    await visitor.press(key);
    await expect.poll(shown).toEqual([part]);
    expect(await focused(visitor)).toBe(part);
  }
  expect(await seen(visitor, '[role=tab]')).toBe(DAY_PARTS.length);
});

test('the form names what is wrong, leads to it, and takes what is right', async ({ visitor }) => {
  await visitor.open('/contact');
  await hydrate(visitor, '.contact-form', 'form[novalidate]');
  await visitor.click('.contact-form button[type=submit]');
  await expect.poll(() => focused(visitor)).toBe('firstName');
  expect(await seen(visitor, '.contact-form [aria-invalid=true]')).toBe(4);
  for (const [name, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Lovelace'],
    ['phoneNumber', '2079460123'],
    ['email', 'ada@example.org'],
    ['text', 'May I come in spring?'],
  ] as const) {
    await visitor.click(`.contact-form [name=${name}]`);
    await visitor.type(value);
  }
  await visitor.click('.contact-form button[type=submit]');
  await expect.poll(() => textOf(visitor, '[role=alert]')).toBe('Form Submitted Successfully!');
  expect(await visitor.ask(() => document.querySelector('textarea')?.value, null)).toBe('');
  expect(await pathOf(visitor)).toBe('/contact');
});

test('a submit before React is there is judged by the rules of the site', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.click('.contact-form button[type=submit]');
  await expect.poll(() => textOf(visitor, '.contact-form')).toContain('First Name is required');
  expect(await focused(visitor)).toBe('firstName');
});

test('the button of a film starts it', async ({ visitor }) => {
  await visitor.open('/restore');
  await visitor.click('main .film-toggle');
  const film = () =>
    visitor.ask(() => {
      const video = document.querySelector('main video');
      if (!(video instanceof HTMLVideoElement)) return 'absent';
      const plays = [...video.querySelectorAll('source')].some(({ type }) => video.canPlayType(type));
      if (!plays) return 'no codec';
      return video.paused || video.readyState < 3 ? 'waiting' : 'playing';
    }, null);
  const first = await film();
  test.skip(first === 'no codec', 'this build plays no kind of film');
  await expect.poll(film).toBe('playing');
});

test('a photograph opens large, leafs and closes', async ({ visitor }) => {
  await visitor.open('/gallery');
  await visitor.click('.tile');
  await expect.poll(() => textOf(visitor, '#lightbox figcaption')).toMatch(/\(1 of 15\)$/);
  await visitor.press('ArrowLeft');
  await expect.poll(() => textOf(visitor, '#lightbox figcaption')).toMatch(/\(15 of 15\)$/);
  await visitor.press('Escape');
  await expect.poll(() => seen(visitor, '#lightbox')).toBe(0);
});

test('no page scrolls sideways, and each has its heading', async ({ visitor }) => {
  // One page of each kind; the services differ in words only.
  const kinds = ROUTES.filter(
    ({ path }) => !path.startsWith('/services/') || path === '/services/high-dose-vitamin-c-drips',
  );
  for (const { path, heading } of kinds) {
    await visitor.open(path);
    expect(await textOf(visitor, 'h1')).toBe(heading);
    for (const width of [480, 768, 1280]) {
      await visitor.resize(width, 800);
      const overflow = () =>
        visitor.ask(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }, null);
      // A window takes its new size, and the page a new layout, a little after the answer to `resize`.
      await expect.poll(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});
