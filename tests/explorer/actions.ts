import type { Page } from '@playwright/test';
import { readTwoPages } from '../support/savedPages.ts';
import type { Link } from '../support/server.ts';
import { setTextSize } from '../support/textSize.ts';
import { swipe } from '../support/touch.ts';

/** Performs an action in one variant. @returns `false` if it is not possible now, or a description */
type Action = (page: Page, way: string, visitor: { link: Link; touch: boolean; choice: number }) => unknown;

const press =
  (how: 'anywhere' | 'in view' | 'hover'): Action =>
  async (page, selector, { touch, choice }) => {
    if (touch && how === 'hover') return false;
    const ask = [selector, choice, how === 'anywhere'] as const;
    const target = await page.evaluate((ask) => explorer.choose(...ask), ask);
    if (!target) return false;
    if (touch) await page.touchscreen.tap(...target.place);
    else await page.mouse[how === 'hover' ? 'move' : 'click'](...target.place);
    return `${how === 'hover' ? 'point at' : 'press'} ${target.name}`;
  };

/** Gives the window a size, or turns it. */
const resize = (page: Page, size = '') => {
  const now = page.viewportSize() ?? { width: 0, height: 0 };
  const [width = now.height, height = now.width] = size ? size.split(' x ').map(Number) : [];
  return page.setViewportSize({ width, height });
};

const fill = async (page: Page, words: string, which = '') => {
  const fields = await page.locator(`main :is(input, textarea)${which}:visible`).all();
  for (const field of fields) await field.fill(words);
  return fields.length > 0;
};

/** As translators do. */
const wrapWords = () => {
  for (const one of document.querySelectorAll('body :not(script, style, textarea, font)'))
    for (const text of [...one.childNodes].filter((node) => node instanceof Text)) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      text.replaceWith(font);
      font.append(text);
    }
};

const travel = (way: string) => {
  // The first entry is about:blank.
  const canGo = way === 'back' ? (navigation.currentEntry?.index ?? 0) > 1 : navigation.canGoForward;
  // After this has returned: a page that is being left cannot answer.
  if (canGo) setTimeout(() => history.go(way === 'back' ? -1 : 1));
  return canGo;
};

/** Its variants, what performs it, and how many times it is done in a row. */
type Actions = Readonly<Record<string, readonly [variants: string, action: Action, count?: number]>>;

/** Events that can interrupt anything that is open, playing or typed. */
const events: Actions = {
  'press in the header': ['[popovertarget], header summary', press('in view')],
  'save data': ['[role=switch]', press('anywhere')],
  'turn the screen': ['', resize],
  'set the text size, in pixels, to': ['32|16', (page, size) => setTextSize(page, Number(size))],
  'be offline for a moment': [
    '',
    async (page, _, { link }) => {
      await page.context().setOffline(true);
      await page.context().setOffline(link.state === 'gone');
    },
  ],
  'reduce motion': [
    'reduce|none',
    (page, is) => page.emulateMedia({ reducedMotion: is === 'none' ? null : 'reduce' }),
  ],
  'use the skip link': ['', (page) => page.locator('.skip').press('Enter')],
  'scroll by': ['3000|600|-600|-9000', (page, by) => page.mouse.wheel(0, Number(by))],
  'press Tab': ['Tab|Tab|Shift+Tab', (page, key) => page.keyboard.press(key), 8],
  'save data in another tab': [
    '',
    async (page, _, { link }) => {
      const other = link.state === 'good' && (await page.context().newPage());
      if (!other) return false;
      await other.goto(`${link.url}/privacy`);
      await other.getByRole('switch').click();
      return other.close();
    },
  ],
  'films come': ['missing|slow|gone|good', (_, films, { link }) => Object.assign(link, { films })],
  'go back or forward': ['back|forward', (page, way) => page.evaluate(travel, way)],
  'have the page translated': ['', (page) => page.evaluate(wrapWords)],
  'forced colours': [
    'active|none',
    (page, are) => page.emulateMedia({ forcedColors: are === 'none' ? null : 'active' }),
  ],
};
export const EVENT_NAMES = Object.keys(events);

/** All that a visitor can do. */
export const ACTIONS: Actions = {
  ...events,
  'point at': ['a[href], button, summary', press('hover')],
  swipe: ['', (page, _, { touch }) => touch && swipe(page, { x: 300, y: 300 }, { x: -240 })],
  'press a key': ['Escape|ArrowRight|ArrowLeft|Enter', (page, key) => page.keyboard.press(key)],
  'press a control': ['button:enabled, summary, a[role], a[href^="#"], a[href$=".webp"]', press('anywhere')],
  'turn the screen and back': ['', (page) => Promise.all([resize(page), resize(page)])],
  type: ['Ada|2079460123', (page, words) => fill(page, words)],
  'follow a link': ['a[href^="/"]:not([href*="."])', press('in view')],
  send: [
    'ada@example.org',
    async (page, words) =>
      (await fill(page, words, ':not([type=tel])')) && page.locator('main [type=submit]').click(),
  ],
  'resize the window to': ['320 x 640|768 x 1024|1024 x 768|1440 x 900', resize],
};

/** Reads a saved page, the contact page, without a connection. */
export const readOffline = async (page: Page, link: Link): Promise<void> => {
  await readTwoPages(page, link, '/about', '/contact');
  link.state = 'gone';
  await page.reload();
  await page.context().setOffline(true);
};

const PLAYING = '.film button:has-text("Pause film")';
const PLAY = '.film button:has-text("Play film")';
/** The page of a state, its place there, what shows that it holds, and what is pressed or done to reach it, in order. */
export const STATES: Readonly<
  Record<string, readonly [path: string, place: string, sign: string, ...entry: string[]]>
> = {
  'film playing': ['/', '.film', PLAYING, PLAY],
  'film asked for': ['/about', '.film', PLAYING, PLAY],
  'slow connection': ['/', '.film', '.film'],
  'pictures moving': ['/', '.images', '.images-playing', '.images-pause:not(.images-playing)'],
  'day turned': ['/', '.day', '.day-slide:nth-child(2).swiper-slide-active', '.day [aria-label^="Next:"]'],
  'panel open': ['/restore', 'h1', 'header details[open]', '.menu-open:visible', 'header summary'],
  'photograph open': ['/gallery', '.tile', 'dialog[open]', '.tile'],
  'tab chosen': [
    '/activities',
    '.schedule',
    '[aria-selected=true]:has-text("Evening")',
    'a[href="#evening"]',
  ],
  'form with errors': ['/contact', 'form', '[aria-invalid=true]', 'form [type=submit]'],
  'form typed': ['/contact', 'form', '[name=firstName]:valid', 'type'],
  'form sent': ['/contact', 'form', 'form [role=alert]:not(:empty)', 'send'],
  'saved page': ['/contact', 'form', '.offline-bar', 'offline'],
};
