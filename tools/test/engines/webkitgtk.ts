import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { VIEWPORT, type Start } from './session.ts';
import { startSession } from './webdriver.ts';

export const XVFB = '/usr/bin/Xvfb';

const findFreePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits until a virtual display is ready, and returns its name. */
const displayOf = (server: ChildProcess) =>
  new Promise<string>((done, failed) => {
    server.once('error', failed);
    server.stdout?.once('data', (number: Buffer) => done(`:${number.toString().trim()}`));
  });

/** The width and height of the virtual display, in pixels. */
const SCREEN = 3200;

/**
 * The left and upper edge of the window, in pixels. The pointer of a virtual display is at its centre, and only a window
 * under the pointer has the focus, without which WebKit matches no `:focus`. Here the window's own corner is under it.
 */
const CORNER = SCREEN / 2 - 1;

/** Makes the browser's own toolbar narrow, which would otherwise keep the window wider than a phone. */
const NARROW = '* { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 1px }';

/** Writes settings of GTK, from which WebKitGTK takes the preference for reduced motion, into a folder of their own. */
const writeGtkSettings = (reducesMotion: boolean): string => {
  const root = mkdtempSync(join(tmpdir(), 'gtk-'));
  for (const folder of ['gtk-3.0', 'gtk-4.0'].map((name) => join(root, name))) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'gtk.css'), NARROW);
    writeFileSync(
      join(folder, 'settings.ini'),
      `[Settings]\ngtk-enable-animations=${reducesMotion ? 'false' : 'true'}\n`,
    );
  }
  return root;
};

/** Starts a program, with whatever it starts in a process group of its own. */
const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });

const stop = ({ pid }: ChildProcess): void => {
  if (pid !== undefined) process.kill(-pid);
};

/** Starts a driver, and returns it with its address. */
const startDriver = async (driver: string, env: NodeJS.ProcessEnv) => {
  const port = await findFreePort();
  const started = start(driver, [`--port=${port}`], env);
  const server = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${server}/status`).then(() => undefined)).toPass();
  return { process: started, server };
};

/** How long a window may take to open, in milliseconds; usually it takes less than a second. */
const PATIENCE = 20_000;

/**
 * Drives the system's WebKitGTK, which Playwright cannot, through its own driver; on a virtual display where there is
 * no real one.
 */
export const withWebKitDriver =
  (path: string, binary: string): Start =>
  async ({ scripting, reducesMotion }) => {
    const gtkSettings = writeGtkSettings(reducesMotion);
    const screen = ['-displayfd', '1', '-screen', '0', `${SCREEN}x${SCREEN}x24`, '-nolisten', 'tcp'];
    const display = process.env['DISPLAY'] === undefined ? start(XVFB, screen) : undefined;
    const env = {
      DISPLAY: display ? await displayOf(display) : process.env['DISPLAY'],
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: gtkSettings,
      // WebKit's sandbox refuses to run as root, and build machines often run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    };
    let driver = await startDriver(path, env);
    const openWindow = () =>
      startSession(driver.server, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation', `--enable-javascript=${scripting}`] },
      });
    return {
      newSession: async () => {
        let session = await Promise.race([openWindow(), pause(PATIENCE, undefined, { ref: false })]);
        if (!session) {
          // About once in 200 windows the driver waits for ever for the browser that it has started.
          stop(driver.process);
          driver = await startDriver(path, env);
          session = await openWindow();
        }
        const { setWindow, ...rest } = session;
        const resize = async (width: number, height: number) => {
          const measure = () =>
            session.evaluate(
              () => ({
                bars: [outerWidth - innerWidth, outerHeight - innerHeight] as const,
                width: innerWidth,
              }),
              null,
            );
          // The toolbars of a new window may appear late, so the size is set again until the page has the width.
          await expect(async () => {
            const { bars } = await measure();
            await setWindow({ x: CORNER, y: CORNER, width: width + bars[0], height: height + bars[1] });
            await expect.poll(async () => (await measure()).width, { timeout: 1000 }).toBe(width);
          }).toPass();
        };
        await resize(VIEWPORT.width, VIEWPORT.height);
        return { ...rest, resize };
      },
      close: () => {
        stop(driver.process);
        if (display) stop(display);
        rmSync(gtkSettings, { recursive: true });
        return Promise.resolve();
      },
    };
  };
