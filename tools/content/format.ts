/**
 * `npm run content:format`: writes every content file in its canonical form, the one the visual editor writes, tells VS
 * Code the schemas of all collections, and names the sentences to confirm before launch that have changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { changedSentences } from './beforeLaunch.ts';
import { canonical } from './canonical.ts';
import { count } from './check/phrases.ts';
import { readContent } from './read/content.ts';
import { VSCODE_SETTINGS, withSchemas } from './vscodeSettings.ts';

const write = (file: string, before: string, after: string | undefined): boolean => {
  if (after === undefined || after === before) return false;
  writeFileSync(file, after);
  console.log(file);
  return true;
};

const settings = readFileSync(VSCODE_SETTINGS, 'utf8');
write(VSCODE_SETTINGS, settings, await withSchemas(settings));

const changed = readContent(process.cwd()).entries.filter((entry) =>
  write(entry.source.file, entry.source.text, canonical(entry)),
);
if (changed.length === 0) console.log('No file had to be changed.');
else console.log(`${count(changed.length, 'file')} changed.`);

for (const sentence of changedSentences(process.cwd()))
  console.log(`docs/before-launch.md lists a sentence that has changed. Update the list.\n  ${sentence}`);
