/**
 * `npm run content:format`: writes every content file in its canonical form, the one the visual editor writes, puts the
 * line numbers in `docs/before-launch.md` right, and tells VS Code the schemas of all collections.
 */
import { writeFileSync } from 'node:fs';
import { count } from './check/phrases.ts';
import { updateBeforeLaunch } from './format/beforeLaunch.ts';
import { mended } from './format/canonical.ts';
import { readContent } from './read/content.ts';
import { writeSchemas } from './vscodeSettings.ts';

await writeSchemas();

const changed = readContent(process.cwd()).entries.filter((entry) => {
  const { file, text: old } = entry.source;
  const text = mended(entry);
  if (text === undefined || text === old) return false;
  writeFileSync(file, text);
  console.log(file);
  return true;
});
if (changed.length === 0) console.log('Every content file is in its canonical form.');
else console.log(`${count(changed.length, 'file')} rewritten.`);
updateBeforeLaunch(process.cwd());
