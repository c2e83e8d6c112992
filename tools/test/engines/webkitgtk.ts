import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/**
 * Drives the system's WebKitGTK, which Playwright cannot, through its own driver; on a virtual display where there is
 * no real one.
 */
export const withWebKitDriver =
  (driver: string, binary: string): Start =>
  async ({ scripting, reducesMotion }) => {
    const gtkSettings = writeGtkSettings(reducesMotion);
    const children: ChildProcess[] = [];
    const start = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
      const child = spawn(program, args, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      children.push(child);
      return child;
    };
    const screen = ['-displayfd', '1', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'];
    const display = process.env['DISPLAY'] ?? (await displayOf(start(XVFB, screen)));
    const port = await findFreePort();
    const server = `http://127.0.0.1:${port}`;
    start(driver, [`--port=${port}`], {
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: gtkSettings,
      // WebKit's sandbox refuses to run as root, and build machines often run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    });
    await expect(() => fetch(`${server}/status`).then(() => undefined)).toPass();
    return {
      newSession: async () => {
        const session = await startSession(server, {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation', `--enable-javascript=${scripting}`] },
        });
        const { setWindowSize, ...rest } = session;
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
            await setWindowSize(width + bars[0], height + bars[1]);
            await expect.poll(async () => (await measure()).width, { timeout: 1000 }).toBe(width);
          }).toPass();
        };
        await resize(VIEWPORT.width, VIEWPORT.height);
        return { ...rest, resize };
      },
      close: () => {
        for (const child of children.reverse()) child.kill();
        rmSync(gtkSettings, { recursive: true });
        return Promise.resolve();
      },
    };
  };
