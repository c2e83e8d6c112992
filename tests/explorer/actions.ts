import type { Page } from '@playwright/test';
import type { Link } from '../support/server.ts';

/** Somebody in front of a page. */
export interface Visitor {
  page: Page;
  link: Link;
  touch: boolean;
  /** What was typed, by the path of the page and the name of the field. */
  typed: Map<string, Map<string, string>>;
  /** What was found while acting. */
  faults: string[];
}

/**
 * Something that a visitor does.
 * @param choice chooses among what there is, such as the third control in view
 * @returns what was done, in words; nothing if it cannot be done now
 */
type Action = (visitor: Visitor, choice: number) => Promise<string | undefined>;

const pathOf = (page: Page) => new URL(page.url()).pathname;
const pick = <T>(choices: readonly [T, ...T[]], choice: number): T =>
  choices[choice % choices.length] ?? choices[0];

/** One of the elements in view that can be hit. */
const choose = (page: Page, selector: string, choice: number) =>
  page.evaluate(
    ({ selector, choice }) => {
      const targets = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => {
        const { x = 0, y = 0, width = 0, height = 0 } = one.getClientRects()[0] ?? {};
        const [left, top] = [x + width / 2, y + height / 2];
        const hit =
          width > 0 &&
          one.checkVisibility({ visibilityProperty: true }) &&
          document.elementFromPoint(left, top);
        return hit && (one.contains(hit) || hit.contains(one)) ? [{ one, left, top }] : [];
      });
      const target = targets[choice % targets.length];
      if (!target) return undefined;
      const { one, left, top } = target;
      const to =
        one.matches('a[href^="#"]') && document.getElementById(one.getAttribute('href')?.slice(1) ?? '');
      const start = to ? to.getBoundingClientRect().top : 0;
      // A link into the page may scroll to what is out of view, and a form to the first field to mend.
      const scrolls = one.matches('[type=submit], .skip') || start < 0 || start > innerHeight;
      const around = one.parentElement;
      explorer.place = around && !scrolls ? { around, top: around.getBoundingClientRect().top } : undefined;
      return {
        left,
        top,
        name: `${one.localName} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}”`,
      };
    },
    { selector, choice },
  );

const press =
  (selector: string): Action =>
  async ({ page, touch }, choice) => {
    const target = await choose(page, selector, choice);
    if (target)
      await (touch
        ? page.touchscreen.tap(target.left, target.top)
        : page.mouse.click(target.left, target.top));
    return target && `press ${target.name}`;
  };

const key =
  (name: string): Action =>
  async ({ page }) => {
    await page.keyboard.press(name);
    return `press ${name}`;
  };

const quieten = (page: Page) => page.evaluate(() => (explorer.quiet = performance.now()));

const resize = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  return `make the window ${width} by ${height}`;
};

const turn: Action = ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  return resize(page, height, width);
};
const FORMS: Readonly<Record<string, string>> = { email: 'ada@example.org', phoneNumber: '' };

/** All that a visitor can do. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  press: press('a[href^="/"]:not([href*="."]), a[href^="#"], button:enabled, summary'),
  button: press('button:enabled, summary, .tile'),
  film: press(':has(> video) > button'),
  menu: press('[popovertarget]'),
  skip: async ({ page }) => {
    await page.locator('a[href="#main"]').focus();
    await page.keyboard.press('Enter');
    return 'use the skip link';
  },
  hover: async ({ page, touch }, choice) => {
    const target = touch ? undefined : await choose(page, 'a[href], button, summary', choice);
    if (target) await page.mouse.move(target.left, target.top, { steps: 2 });
    return target && `hover over ${target.name}`;
  },
  leave: async ({ page }) => {
    await page.mouse.move(3, 300);
    return 'move the mouse to the edge';
  },
  scroll: async ({ page, faults }, choice) => {
    const by = pick([600, -600, 150, 3000, -9000, 20_000], choice);
    const look = () =>
      page.evaluate(() => ({
        y: scrollY,
        rest: document.documentElement.scrollHeight - innerHeight - scrollY,
        cover: document.querySelector('dialog:modal, #menu:popover-open') !== null,
      }));
    const before = await look();
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(300);
    const { y } = await look();
    if (before.cover && y !== before.y)
      faults.push(`the page behind what covers it scrolls by ${y - before.y} px`);
    if (!before.cover && by > 0 && before.rest > 200 && y === before.y)
      faults.push('the page does not scroll');
    return `scroll by ${by}`;
  },
  type: async ({ page, typed }, choice) => {
    const fields = page.locator('input:not([type=checkbox]):visible, textarea:visible');
    const count = await fields.count();
    const field = fields.nth(choice % (count || 1));
    const words = pick(['Ada', 'ada@example.org', '2079460123', 'x'], choice);
    if (count > 0) await field.fill(words);
    const name = count > 0 ? await field.getAttribute('name') : null;
    if (name) typed.set(pathOf(page), new Map(typed.get(pathOf(page))).set(name, words));
    return name ? `type “${words}” into ${name}` : undefined;
  },
  send: async ({ page, typed }) => {
    const fields = await page.locator('form :is(input, textarea):visible').all();
    for (const field of fields) await field.fill(FORMS[(await field.getAttribute('name')) ?? ''] ?? 'Ada');
    typed.delete(pathOf(page));
    await page.locator('form [type=submit]:visible').click();
    return 'fill the form in and send it';
  },
  Tab: key('Tab'),
  'Shift+Tab': key('Shift+Tab'),
  Escape: key('Escape'),
  Enter: key('Enter'),
  ArrowRight: key('ArrowRight'),
  turn,
  'turn twice': async (visitor) => {
    await Promise.all([turn(visitor, 0), turn(visitor, 0), turn(visitor, 0)]);
    return 'turn the screen twice at once';
  },
  resize: ({ page }, choice) => {
    const [width, height] = pick<[number, number]>(
      [
        [320, 640],
        [768, 1024],
        [1024, 768],
        [1440, 900],
      ],
      choice,
    );
    return resize(page, width, height);
  },
  history: async ({ page }, choice) => {
    const by = choice % 3 ? -1 : 1;
    if (
      !(await page.evaluate(
        (by) =>
          by < 0
            ? navigation.canGoBack && (navigation.currentEntry?.index ?? 0) > 1
            : navigation.canGoForward,
        by,
      ))
    )
      return undefined;
    await page.evaluate((by) => history.go(by), by);
    return by < 0 ? 'go back' : 'go forward';
  },
  saver: async ({ page }) => {
    await page.getByRole('switch').click({ timeout: 1000 });
    await quieten(page);
    return 'press the data saver’s switch';
  },
  'other tab': async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto(new URL('/privacy', page.url()).href);
    await other.getByRole('switch').click({ timeout: 1000 });
    await other.close();
    await quieten(page);
    return 'press the data saver’s switch in another tab, and come back';
  },
  offline: async ({ page, link }, choice) => {
    link.state = choice % 2 ? 'good' : 'gone';
    await page.context().setOffline(link.state === 'gone');
    return link.state === 'gone' ? 'go offline' : 'be online again';
  },
  files: ({ link }, choice) => {
    const how = pick<'slow' | 'missing' | 'gone' | undefined>(['slow', 'missing', 'gone', undefined], choice);
    const kind = pick<'.mp4' | '.js'>(['.mp4', '.js'], Math.floor(choice / 4));
    if (how) link.files[kind] = how;
    else link.files = {};
    return Promise.resolve(how ? `from now on each ${kind} is ${how}` : 'from now on files come');
  },
  text: async ({ page }, choice) => {
    const fontSize = pick(['200%', ''], choice);
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), fontSize);
    return `text at ${fontSize || '100%'}`;
  },
  motion: async ({ page }, choice) => {
    await page.emulateMedia({ reducedMotion: pick(['reduce', 'no-preference'], choice) });
    await quieten(page);
    return `reduced motion: ${pick(['on', 'off'], choice)}`;
  },
  colours: async ({ page }, choice) => {
    await page.emulateMedia({ forcedColors: pick(['active', 'none'], choice) });
    return `forced colours: ${pick(['on', 'off'], choice)}`;
  },
  translate: async ({ page }) => {
    await page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (words.nextNode())
        if (!words.currentNode.parentElement?.closest('script, style')) texts.push(words.currentNode as Text);
      for (const text of texts) {
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        text.replaceWith(font);
        font.append(text);
      }
    });
    return 'have the page translated';
  },
};
