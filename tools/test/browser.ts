import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A Chromium to test in: Playwright's own where it is installed, else the system's. */
export interface TestBrowser {
  /** A readable name of the browser. */
  name: string;
  /** Playwright's launch options. */
  launch: { executablePath?: string; channel?: 'chromium'; args: string[] };
}

const FULL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

/** Has no windows to draw, and so opens a page in less than half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Offline and the same everywhere. `--no-sandbox` because build machines often run as root. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No process is kept ready for a next page: that costs a fifth of each page's processor time.
  '--renderer-process-limit=1',
];

/**
 * Finds a browser; `undefined` if none is installed.
 * @param kind `full` for what the headless shell lacks, such as the back/forward cache
 */
export const findBrowser = (kind: 'headless-shell' | 'full' = 'headless-shell'): TestBrowser | undefined => {
  if (existsSync(chromium.executablePath())) {
    const launch = { args: ARGS, ...(kind === 'full' && { channel: 'chromium' as const }) };
    return { name: 'Playwright’s Chromium', launch };
  }
  const candidates = kind === 'headless-shell' ? [HEADLESS_SHELL, ...FULL] : FULL;
  const executablePath = candidates.find((path) => existsSync(path));
  return executablePath
    ? { name: `the system’s Chromium, ${executablePath}`, launch: { executablePath, args: ARGS } }
    : undefined;
};

/**
 * Finds a browser, or installs one: Playwright's own, else Debian's Chromium.
 * @returns its name; `undefined` if there is none and none could be installed
 */
export const installBrowser = (): string | undefined => {
  const commands = ['playwright install chromium'];
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version'))
    commands.push('apt-get update', 'apt-get install -y chromium chromium-headless-shell');
  for (const command of commands) {
    const browser = findBrowser();
    if (browser) return browser.name;
    console.log(`No browser is installed; trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  return findBrowser()?.name;
};
