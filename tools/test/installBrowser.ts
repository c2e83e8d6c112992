import { existsSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { runProgram } from './process.ts';

const canUseApt = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Finds a browser, or installs one: Playwright's own, else Debian's Chromium.
 * @returns its name; `undefined` if there is none and none could be installed
 */
export const installBrowser = async (): Promise<string | undefined> => {
  const attempts: [string, ...string[]][] = [['playwright', 'install', 'chromium']];
  if (canUseApt()) {
    attempts.push(['apt-get', 'update'], ['apt-get', 'install', '-y', 'chromium', 'chromium-headless-shell']);
  }
  for (const [program, ...args] of attempts) {
    const browser = findBrowser();
    if (browser) return browser.name;
    console.log(`No browser is installed; trying: ${program} ${args.join(' ')}`);
    await runProgram(program, args);
  }
  return findBrowser()?.name;
};
