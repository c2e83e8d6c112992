/**
 * `npm run content:format`: writes every content file in its proper form, the one the visual editor writes.
 * With `--check` it writes nothing, and leaves with 1 if a file would change.
 */
import { writeFileSync } from 'node:fs';
import { readContent } from '../src/content-check/content.ts';
import { count } from '../src/content-check/finding.ts';
import { properForm } from '../src/content-check/form.ts';

const checking = process.argv.includes('--check');
const changed = readContent(process.cwd()).entries.filter((entry) => {
  const proper = properForm(entry);
  if (proper === undefined || proper === entry.source.text) return false;
  if (!checking) writeFileSync(entry.source.file, proper);
  console.log(entry.source.file);
  return true;
});
if (changed.length === 0) console.log('Every content file is in its proper form.');
else if (checking) {
  console.log(`${count(changed.length, 'file')} not in proper form. To fix: npm run content:format`);
  process.exitCode = 1;
} else console.log(`${count(changed.length, 'file')} rewritten.`);
