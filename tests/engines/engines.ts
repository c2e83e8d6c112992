/**
 * Browser engines other than Chromium, and how to drive them: Playwright's own builds where they are installed, else
 * those of the system, which Playwright cannot drive: Firefox through WebDriver BiDi, WebKitGTK through WebDriver.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, firefox, webkit, type BrowserType } from '@playwright/test';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';

/** Somebody in front of one window, with nothing remembered of earlier visits. */
export interface Visitor {
  /** Follows an address until the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page; it may use its argument and the page's own, nothing around it. */
  ask: <Told, Answer>(question: (told: Told) => Answer, told: Told) => Promise<Answer>;
  /** Clicks what a CSS selector finds first, with a real pointer. */
  click: (selector: string) => Promise<void>;
  /** Moves the mouse onto what a CSS selector finds first. */
  hover: (selector: string) => Promise<void>;
  press: (key: Pressable) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  leave: () => Promise<void>;
}

type Pressable = Extract<KeyInput, 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'>;

/** A browser that runs. */
export interface Running {
  visit: () => Promise<Visitor>;
  stop: () => Promise<void>;
}

export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** For people: which build was found, or what to do to have one. */
  which: string;
  /** Absent where there is none. */
  start?: Start;
}

/** Starts a browser; `scripting: false` is for visitors without script. */
type Start = (options: { scripting: boolean }) => Promise<Running>;

const SIZE = { width: 1280, height: 800 };

const throughPlaywright =
  (type: BrowserType): Start =>
  async ({ scripting }) => {
    const browser = await type.launch();
    return {
      visit: async () => {
        const context = await browser.newContext({ viewport: SIZE, javaScriptEnabled: scripting });
        const page = await context.newPage();
        return {
          open: async (address) => {
            await page.goto(address);
          },
          ask: (question, told) => page.evaluate(question as never, told),
          click: (selector) => page.locator(selector).first().click(),
          hover: (selector) => page.locator(selector).first().hover(),
          press: (key) => page.keyboard.press(key),
          type: (text) => page.keyboard.type(text),
          resize: (width, height) => page.setViewportSize({ width, height }),
          leave: () => context.close(),
        };
      },
      stop: () => browser.close(),
    };
  };

const throughBiDi =
  (executablePath: string): Start =>
  async ({ scripting }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'javascript.enabled': scripting,
        // A machine without a mouse has one here: a fine pointer that can hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    });
    return {
      visit: async () => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport(SIZE);
        /** Puppeteer's own click waits for the element to rest, by a script, which would never run. */
        const clickAt = async (selector: string) => {
          const { x, y } = await page.$eval(selector, (element) => {
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, top, width, height } = element.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2 };
          });
          await page.mouse.click(x, y);
        };
        return {
          open: async (address) => {
            await page.goto(address);
          },
          ask: (question, told) => page.evaluate(question as never, told),
          click: (selector) => (scripting ? page.locator(selector).click() : clickAt(selector)),
          hover: (selector) => page.locator(selector).hover(),
          press: (key) => page.keyboard.press(key),
          type: (text) => page.keyboard.type(text),
          resize: (width, height) => page.setViewport({ width, height }),
          leave: () => context.close(),
        };
      },
      stop: () => browser.close(),
    };
  };

/** A port that nobody listens on. */
const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The number of a screen that nobody sees, once it is there. */
const screen = (server: ChildProcess) =>
  new Promise<string>((done, failed) => {
    server.once('error', failed);
    server.stdout?.once('data', (number: Buffer) => done(`:${number.toString().trim()}`));
  });

const KEYS: Record<Pressable, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
};

const throughWebDriver =
  (driver: string, binary: string): Start =>
  async ({ scripting }) => {
    const children: ChildProcess[] = [];
    const child = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
      const process_ = spawn(program, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      children.push(process_);
      return process_;
    };
    const display =
      process.env['DISPLAY'] ??
      (await screen(child(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])));
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    child(driver, [`--port=${port}`], {
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // WebKit's own sandbox refuses to run as root, which build machines do.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    });
    await expect(() => fetch(`${server}/status`).then(() => undefined)).toPass();
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation', `--enable-javascript=${scripting}`] },
    });
    const session = async () => {
      const started = new Builder().usingServer(server).withCapabilities(capabilities).build();
      await started.getSession();
      return started;
    };
    return {
      visit: async () => {
        const browser = await session();
        const find = (selector: string) => browser.findElement(By.css(selector));
        const window = browser.manage().window();
        const resize = async (width: number, height: number) => {
          let asked = false;
          await browser.wait(async () => {
            // The window is larger than the page by the browser's own bars, which a new one need not have yet.
            const [x, y, found] = await browser.executeScript<[number, number, number]>(
              'return [outerWidth - innerWidth, outerHeight - innerHeight, innerWidth]',
            );
            if (asked && found === width) return true;
            asked = true;
            await window.setRect({ x: 0, y: 0, width: width + x, height: height + y });
            return false;
          });
        };
        await resize(SIZE.width, SIZE.height);
        return {
          open: (address) => browser.get(address),
          ask: (question, told) => browser.executeScript(question, told),
          click: async (selector) => {
            // At once: the driver clicks where an element is while the page still scrolls smoothly towards it.
            await browser.executeScript(
              'document.querySelector(arguments[0])?.scrollIntoView({ block: "center", behavior: "instant" })',
              selector,
            );
            await find(selector).click();
          },
          hover: (selector) =>
            browser
              .actions()
              .move({ origin: find(selector) })
              .perform(),
          press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
          type: (text) => browser.actions().sendKeys(text).perform(),
          resize,
          leave: () => browser.quit(),
        };
      },
      stop: () => {
        for (const one of children.reverse()) one.kill();
        return Promise.resolve();
      },
    };
  };

const XVFB = '/usr/bin/Xvfb';
const FIREFOX = ['/usr/bin/firefox', '/usr/bin/firefox-esr'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/{*-linux-gnu,}/webkit2gtk-4.*/MiniBrowser';

const findFirefox = (): Engine => {
  const name = 'Firefox';
  if (existsSync(firefox.executablePath()))
    return { name, which: 'Playwright’s Firefox', start: throughPlaywright(firefox) };
  const path = FIREFOX.find((one) => existsSync(one));
  return path
    ? { name, which: `the system’s Firefox, ${path}`, start: throughBiDi(path) }
    : { name, which: 'not installed; `npx playwright install firefox`, or Debian’s firefox-esr' };
};

const findWebKit = (): Engine => {
  const name = 'WebKit';
  if (existsSync(webkit.executablePath()))
    return { name, which: 'Playwright’s WebKit', start: throughPlaywright(webkit) };
  const [browser] = globSync(MINI_BROWSER);
  const shown = process.env['DISPLAY'] !== undefined || existsSync(XVFB);
  return browser && existsSync(WEBKIT_DRIVER) && shown
    ? {
        name,
        which: `the system’s WebKitGTK, ${browser}`,
        start: throughWebDriver(WEBKIT_DRIVER, browser),
      }
    : {
        name,
        which: 'not installed; `npx playwright install webkit`, or Debian’s webkit2gtk-driver and xvfb',
      };
};

/** Every engine but Chromium, found or not. */
export const findEngines = (): readonly Engine[] => [findFirefox(), findWebKit()];
