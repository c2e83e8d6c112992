import type { Page } from '@playwright/test';
import type { Link } from '../support/server.ts';
import { swipe } from '../support/touch.ts';

/** Somebody in front of a page, who looks for what is wrong also within a step. */
interface Visitor {
  link: Link;
  touch: boolean;
  look: () => Promise<unknown>;
}

type Work = (page: Page, value: string, visitor: Visitor) => unknown;

/** Does something in one of several ways, unless it cannot be done now. @returns what was done, in words */
const does =
  (words: string, ways: string, work: Work) => async (page: Page, choice: number, visitor: Visitor) => {
    const all = ways.split('|');
    const way = all[choice % all.length] ?? '';
    return (await work(page, way, visitor)) === false ? undefined : `${words} ${way}`;
  };

/** Presses one of the elements, in view or anywhere on the page; `hovers` only points at it. */
const press =
  (selector: string, anywhere = false, hovers = false) =>
  async (page: Page, choice: number, { touch }: Visitor) => {
    const ask = [selector, choice, anywhere] as const;
    const target = await page.evaluate((ask) => explorer.choose(...ask), ask);
    if (!target || (hovers && touch)) return undefined;
    if (touch) await page.touchscreen.tap(target.x, target.y);
    else await page.mouse[hovers ? 'move' : 'click'](target.x, target.y);
    return `${hovers ? 'point at' : 'press'} ${target.name}`;
  };

/** What can be used without leaving the page. */
const CONTROLS = 'button:enabled, summary, a[role], a[href^="#"], a[href$=".webp"]';

const turn = (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  return page.setViewportSize({ width: height, height: width });
};

const go = (way: string) => {
  const canGo = way === 'back' ? (navigation.currentEntry?.index ?? 0) > 1 : navigation.canGoForward;
  if (canGo) history.go(way === 'back' ? -1 : 1);
  return canGo;
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

const isSaved = async () =>
  Boolean(navigator.serviceWorker.controller && (await caches.match(location.pathname)));

/** All that a visitor can do. */
export const ACTIONS = {
  use: press(CONTROLS, true),
  press: press(`a[href^="/"]:not([href*="."]), ${CONTROLS}`),
  menu: press('[popovertarget], header summary'),
  saver: press('[role=switch]', true),
  hover: press('a[href], button, summary', false, true),
  return: does('come back to', 'what was used', (page) => page.evaluate(() => explorer.comeBack())),
  skip: does('use', 'the skip link', (page) => page.locator('.skip').press('Enter')),
  wheel: does('scroll by', '600|-600|3000|-9000|20000', (page, by) => page.mouse.wheel(0, Number(by))),
  swipe: does('swipe', 'left|right', (page, way, { touch }) => {
    const x = way === 'left' ? 300 : 60;
    return touch && swipe(page, { x, y: 300 }, { x: 180 - x });
  }),
  Tab: does('press', 'Tab|Tab|Shift+Tab', async (page, key, { look }) => {
    for (let times = 0; times < 6; times += 1) await page.keyboard.press(key).then(look);
  }),
  key: does('press', 'Escape|ArrowRight|ArrowLeft|Enter', (page, key) => page.keyboard.press(key)),
  type: does('type', 'Ada|ada@example.org|2079460123', async (page, words) => {
    const fields = await page.locator('main :is(input, textarea):visible').all();
    await fields[words.length % fields.length]?.fill(words);
    return fields.length > 0;
  }),
  send: does('fill the form in', 'and send it', async (page) => {
    const fields = await page.locator('main :is(input, textarea):not([type=tel]):visible').all();
    for (const field of fields) await field.fill('ada@example.org');
    return fields.length > 0 && page.locator('main [type=submit]').click();
  }),
  turn: does('turn the screen', 'once|once|twice at once', (page, times) =>
    Promise.all(times === 'once' ? [turn(page)] : [turn(page), turn(page)]),
  ),
  resize: does('make the window', '320,640|768,1024|1024,768|1440,900', (page, size) => {
    const [width = 0, height = 0] = size.split(',').map(Number);
    return page.setViewportSize({ width, height });
  }),
  history: does('go', 'back|back|forward', (page, way) => page.evaluate(go, way)),
  'other tab': does('press the data saver’s switch', 'in another tab', async (page) => {
    const other = await page.context().newPage();
    await other.goto(new URL('/privacy', page.url()).href);
    await other.getByRole('switch').click();
    return other.close();
  }),
  // Without a saved page there would be nothing to read.
  offline: does('go', 'offline', async (page, _, { link }) => {
    link.state = 'gone';
    await page.context().setOffline(true);
    if (await page.evaluate(isSaved)) await page.reload();
  }),
  online: does('be', 'online', (page, _, { link }) => {
    link.state = 'good';
    return page.context().setOffline(false);
  }),
  films: does('from now on films are', 'slow|missing|gone|good', (_, films, { link }) =>
    Object.assign(link, { films }),
  ),
  text: does('text at', '200%|100%|200%', (page, size) =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), size),
  ),
  motion: does('reduced motion is', 'on|off', (page, is) =>
    page.emulateMedia({ reducedMotion: is === 'on' ? 'reduce' : null }),
  ),
  colours: does('forced colours are', 'on|off', (page, are) =>
    page.emulateMedia({ forcedColors: are === 'on' ? 'active' : null }),
  ),
  translate: does('have the page', 'translated', (page) => page.evaluate(wrapWords)),
};

export type Name = keyof typeof ACTIONS;

/** What may close something, or nothing. */
export const TURNS = /turn|resize/;
export const LEAVES_OPEN = /wheel|other tab|online|films|text|motion|colours|translate/;
