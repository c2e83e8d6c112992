/**
 * `npm run content:format`: writes every content file in its canonical form, the one the visual editor writes, tells VS
 * Code the schemas of all collections, and names the sentences to confirm before launch that have changed.
 */
import { writeFileSync } from 'node:fs';
import { changedSentences } from './beforeLaunch.ts';
import { canonical } from './canonical.ts';
import { count } from './check/phrases.ts';
import { readContent } from './read/content.ts';
import { writeSchemas } from './vscodeSettings.ts';

await writeSchemas();

const changed = readContent(process.cwd()).entries.filter((entry) => {
  const { file, text: old } = entry.source;
  const text = canonical(entry);
  if (text === undefined || text === old) return false;
  writeFileSync(file, text);
  console.log(file);
  return true;
});
if (changed.length === 0) console.log('No file had to be changed.');
else console.log(`${count(changed.length, 'file')} changed.`);

for (const sentence of changedSentences(process.cwd()))
  console.log(`docs/before-launch.md lists a sentence that has changed. Update the list.\n  ${sentence}`);
