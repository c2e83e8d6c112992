// Makes three sites from the schemas, and runs the site-wide checks on them.
//   node tools/test/runExtremes.ts                    all three: least, most, odd
//   node tools/test/runExtremes.ts most               one
//   node tools/test/runExtremes.ts most -g "/about"   some of its tests: other arguments go to Playwright
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileText } from '../content/canonical.ts';
import { folderOf } from '../content/collections.ts';
import { makeEntries } from './extremes/entries.ts';
import { EXTREMES, type Extreme } from './extremes/extremes.ts';
import { buildCopy } from './temporaryProject.ts';

const write = (content: string, extreme: Extreme): void => {
  rmSync(content, { recursive: true, force: true });
  for (const { collection, id, data, body = '', media } of makeEntries(extreme)) {
    const folder = join(folderOf(content, collection), id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, collection.file), fileText(collection.file, data, `${body}\n`));
    for (const file of media) copyFileSync(file, join(folder, basename(file)));
  }
};

/** Builds content in a temporary project, and runs the site-wide checks on the site. */
const checkSite = (name: string, content: string, args: readonly string[]): boolean => {
  const site = `tests/results/${name}/dist`;
  if (!buildCopy(content, site)) return false;
  const env = {
    CONTENT_DIR: content,
    SITE_ROOT: site,
    // Pages that one template makes are alike, and the site's own content is tested on every page.
    PAGES: 'sample',
    SUITE: `${process.env['SUITE'] ?? 'site'}-${name}`,
  };
  const playwright = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--project', 'site-wide', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
};

/**
 * Checks that are left to "most": words over a film are most at risk where they are longest, and pages are heaviest where
 * there is most of everything.
 */
const LEFT_TO_MOST: Readonly<Record<string, string>> = {
  least: 'every frame of its film|stays within',
  odd: 'every frame of its film',
};

const given = process.argv.slice(2);
const all = Object.entries(EXTREMES);
const named = all.filter(([name]) => given.includes(name));
const args = given.filter((word) => !(word in EXTREMES));
for (const [name, extreme] of named.length > 0 ? named : all) {
  const content = `tests/results/${name}/content`;
  write(content, extreme);
  const without = LEFT_TO_MOST[name] === undefined ? [] : ['--grep-invert', LEFT_TO_MOST[name]];
  if (!checkSite(name, content, [...without, ...args])) process.exitCode = 1;
}
