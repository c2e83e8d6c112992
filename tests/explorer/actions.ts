import type { Page } from '@playwright/test';
import type { Link } from '../support/server.ts';
import { swipe } from '../support/touch.ts';

/** Somebody in front of a page, who looks for what is wrong also within a step. */
interface Visitor {
  page: Page;
  link: Link;
  touch: boolean;
  look: () => Promise<unknown>;
}

/**
 * Something that a visitor does.
 * @param choice chooses among what there is, such as the third control in view
 * @returns what was done, in words; nothing if it cannot be done now
 */
type Act = (visitor: Visitor, choice: number) => Promise<string | undefined>;

/** Does something with one of several values; `false` means that it cannot be done now. */
const each =
  <T extends string>(
    words: string,
    values: readonly T[],
    work: (visitor: Visitor, value: T) => unknown,
  ): Act =>
  async (visitor, choice) => {
    const value = values[choice % values.length];
    if (value === undefined || (await work(visitor, value)) === false) return undefined;
    return `${words} ${value}`;
  };

/** @param anywhere whether it is scrolled to */
const point =
  (
    words: string,
    selector: string,
    anywhere: boolean,
    work: (visitor: Visitor, x: number, y: number) => unknown,
  ): Act =>
  async (visitor, choice) => {
    const target = await visitor.page.evaluate(
      ([selector, choice, anywhere]) => explorer.choose(selector, choice, anywhere),
      [selector, choice, anywhere] as const,
    );
    if (target) await work(visitor, target.x, target.y);
    return target && `${words} ${target.name}`;
  };

const press = (selector: string, anywhere = false) =>
  point('press', selector, anywhere, ({ page, touch }, x, y) =>
    touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
  );

/** What can be used without leaving the page. */
const CONTROLS = 'button:enabled, summary, a[role], a[href^="#"], a[href$=".webp"]';
const FIELDS = 'main :is(input, textarea):visible';

const turn = (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  return page.setViewportSize({ width: height, height: width });
};

const wrapWords = () => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (words.nextNode())
    if (!words.currentNode.parentElement?.closest('script, style, textarea, font'))
      texts.push(words.currentNode as ChildNode);
  for (const text of texts) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    text.replaceWith(font);
    font.append(text);
  }
};

/** All that a visitor can do. */
export const ACTIONS = {
  use: press(CONTROLS, true),
  press: press(`a[href^="/"]:not([href*="."]), ${CONTROLS}`),
  menu: press('[popovertarget], header summary'),
  saver: press('[role=switch]', true),
  hover: point('hover over', 'a[href], button, summary', false, ({ page, touch }, x, y) =>
    touch ? undefined : page.mouse.move(x, y, { steps: 2 }),
  ),
  leave: each('move the mouse', ['to the edge'], ({ page, touch }) => !touch && page.mouse.move(3, 300)),
  return: each('come back to', ['what was used'], ({ page }) => page.evaluate(() => explorer.comeBack())),
  skip: each('use', ['the skip link'], ({ page }) => page.locator('.skip').press('Enter')),
  wheel: each('scroll by', ['600', '-600', '3000', '-9000', '20000'], ({ page }, by) =>
    page.mouse.wheel(0, Number(by)),
  ),
  swipe: each('swipe', ['left', 'right'], ({ page, touch }, way) => {
    const x = way === 'left' ? 300 : 60;
    return touch && swipe(page, { x, y: 300 }, { x: 180 - x });
  }),
  Tab: each('press', ['Tab', 'Tab', 'Shift+Tab'], async ({ page, look }, key) => {
    for (let times = 0; times < 6; times += 1) await page.keyboard.press(key).then(look);
  }),
  key: each('press', ['Escape', 'ArrowRight', 'ArrowLeft', 'Enter'], ({ page }, key) =>
    page.keyboard.press(key),
  ),
  type: async ({ page }, choice) => {
    const fields = await page.locator(FIELDS).all();
    const words = ['Ada', 'ada@example.org', '2079460123'][choice % 3] ?? '';
    await fields[choice % fields.length]?.fill(words);
    return fields.length > 0 ? `type “${words}” into field ${(choice % fields.length) + 1}` : undefined;
  },
  send: each('fill the form in', ['and send it'], async ({ page }) => {
    const fields = await page.locator(FIELDS).all();
    for (const field of fields) {
      const type = await field.getAttribute('type');
      await field.fill(type === 'tel' ? '' : type === 'email' ? 'ada@example.org' : 'Ada');
    }
    if (fields.length === 0) return false;
    return page.locator('main [type=submit]').click();
  }),
  turn: each('turn the screen', ['once', 'once', 'twice at once'], ({ page }, times) =>
    Promise.all([turn(page), ...(times === 'once' ? [] : [turn(page)])]),
  ),
  resize: each(
    'make the window',
    ['320 by 640', '768 by 1024', '1024 by 768', '1440 by 900'],
    ({ page }, size) => {
      const [width = 0, height = 0] = size.split(' by ').map(Number);
      return page.setViewportSize({ width, height });
    },
  ),
  history: each('go', ['back', 'back', 'forward'], ({ page }, way) =>
    page.evaluate((way) => {
      const canGo = way === 'back' ? (navigation.currentEntry?.index ?? 0) > 1 : navigation.canGoForward;
      if (canGo) history.go(way === 'back' ? -1 : 1);
      return canGo;
    }, way),
  ),
  'other tab': each('press the data saver’s switch', ['in another tab'], async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto(new URL('/privacy', page.url()).href);
    await other.getByRole('switch').click({ timeout: 1000 });
    return other.close();
  }),
  // Without a saved page there would be nothing to read.
  offline: each('go offline', ['and read on'], async ({ page, link }) => {
    link.state = 'gone';
    await page.context().setOffline(true);
    const isSaved = () =>
      Boolean(navigator.serviceWorker.controller) && caches.match(location.pathname).then(Boolean);
    if (await page.evaluate(isSaved)) await page.reload();
  }),
  online: each('be', ['online'], ({ page, link }) => {
    link.state = 'good';
    return page.context().setOffline(false);
  }),
  films: each('from now on films are', ['slow', 'missing', 'gone', 'good'], ({ link }, films) =>
    Object.assign(link, { films }),
  ),
  text: each('text at', ['200%', '100%', '200%'], ({ page }, size) =>
    page.evaluate((size) => (document.documentElement.style.fontSize = size), size),
  ),
  motion: each('reduced motion:', ['reduce', 'no-preference'], ({ page }, reducedMotion) =>
    page.emulateMedia({ reducedMotion }),
  ),
  colours: each('forced colours:', ['active', 'none'], ({ page }, forcedColors) =>
    page.emulateMedia({ forcedColors }),
  ),
  translate: each('have the page', ['translated'], ({ page }) => page.evaluate(wrapWords)),
} satisfies Record<string, Act>;

export type Name = keyof typeof ACTIONS;

/** How often something is done, if not twice. */
export const WEIGHTS: Partial<Record<Name, number>> = {
  use: 12,
  press: 3,
  menu: 4,
  saver: 3,
  return: 5,
  wheel: 3,
  turn: 4,
  hover: 1,
  leave: 1,
  swipe: 1,
  films: 1,
  colours: 1,
  translate: 1,
};

/** What closes nothing. */
export const LEAVES_OPEN: readonly Name[] = [
  'wheel',
  'other tab',
  'online',
  'films',
  'text',
  'motion',
  'colours',
  'translate',
];
