// Makes three sites from the schemas, and runs the site-wide checks on them.
//   node tools/test/runExtremes.ts                    all three: least, most, odd
//   node tools/test/runExtremes.ts most               one
//   node tools/test/runExtremes.ts most -g "/about"   some of its tests: other arguments go to Playwright
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dump } from 'js-yaml';
import { folderOf } from '../content/collections.ts';
import { makeEntries, type Made } from './extremes/entries.ts';
import { EXTREME_NAMES, EXTREMES, type ExtremeName } from './extremes/extremes.ts';
import { checkSite, contentOf } from './siteWide.ts';

const textOf = ({ data, body }: Made): string =>
  body === undefined ? `${JSON.stringify(data, null, 2)}\n` : `---\n${dump(data)}---\n\n${body}\n`;

const write = (name: ExtremeName): void => {
  rmSync(contentOf(name), { recursive: true, force: true });
  for (const entry of makeEntries(EXTREMES[name])) {
    const folder = join(folderOf(contentOf(name), entry.collection), entry.id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, entry.collection.file), textOf(entry));
    for (const file of entry.media) copyFileSync(file, join(folder, basename(file)));
  }
};

const given = process.argv.slice(2);
const named = EXTREME_NAMES.filter((name) => given.includes(name));
const args = given.filter((word) => !named.some((name) => name === word));
for (const name of named.length > 0 ? named : EXTREME_NAMES) {
  write(name);
  if (!checkSite(name, args)) process.exitCode = 1;
}
