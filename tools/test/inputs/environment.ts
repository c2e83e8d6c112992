import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { fileDigest } from './files.ts';
import { findEngines } from '../engines/find.ts';

/** Variables that programs read without being named in this project. */
const KNOWN =
  /^(?:NODE_OPTIONS|NODE_ENV|TZ|LANG|LC_\w+|DISPLAY|DEBUG|NO_COLOR|FORCE_COLOR|(?:ASTRO|VITE|VITEST|PUBLIC|PLAYWRIGHT|PW)_\w+)$/;

/** They differ from terminal to terminal. What `PATH` leads to is listed by itself. */
const IGNORED: readonly string[] = ['CI', 'GITHUB_ACTIONS', 'HOME', 'PATH'];

const PROGRAMS = ['nginx', 'ffmpeg', 'git', 'chromium', 'firefox', 'firefox-esr', 'WebKitWebDriver', 'Xvfb'];

/** A program's place, size and age, which change when it is updated. */
const describe = (path: string): string | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${path} ${stat.size} ${stat.mtimeMs}`;
};

const findProgram = (name: string): string =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => describe(join(folder, name)))
    .find((found) => found !== undefined) ?? 'missing';

const browsers = (): string =>
  [
    findBrowser()?.launch.executablePath,
    findBrowser('full')?.launch.executablePath,
    ...[firefox, webkit].map((type) => type.executablePath()),
  ]
    .map((path) => (path ? (describe(path) ?? 'missing') : 'Playwright’s'))
    .concat(findEngines().map(({ description }) => description))
    .join('; ');

/**
 * What a result depends on beside the project's files.
 * @param code the text of the project's code, in which the environment variables it reads are named
 */
export const environment = (code: string): Map<string, string> => {
  const named = new Set(code.match(/\b[A-Z][A-Z\d_]+\b/g));
  const variables = Object.entries(process.env)
    .filter(([name]) => (named.has(name) || KNOWN.test(name)) && !IGNORED.includes(name))
    .map(([name, value]): [string, string] => [`the variable ${name}`, value ?? '']);
  return new Map([
    ['Node', `${process.version} ${process.platform} ${process.arch}`],
    ['the installed packages', fileDigest('node_modules/.package-lock.json')],
    ['the browsers', browsers()],
    ...PROGRAMS.map((name): [string, string] => [`the program ${name}`, findProgram(name)]),
    ...variables,
  ]);
};
