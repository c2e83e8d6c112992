/**
 * `npm run content:rename services/sauna services/finnish-sauna`: gives an entry another folder, and so another address.
 * References and links follow, and visitors who open the former address are sent to the new one.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { count } from './check/phrases.ts';
import { readContent } from './read/content.ts';
import { renameEntry } from './renameEntry.ts';

const [from = '', to = ''] = process.argv.slice(2);
const result =
  from && to
    ? renameEntry(readContent(process.cwd()), from, to)
    : 'Name the entry and its new name: npm run content:rename services/sauna services/finnish-sauna';

if (typeof result === 'string') {
  console.error(result);
  process.exitCode = 1;
} else {
  const { files, folder, address } = result;
  for (const [file, text] of files) writeFileSync(file, text);
  renameSync(folder.from, folder.to);
  console.log(`${folder.from} is now ${folder.to}. ${count(files.size, 'file')} changed.`);
  if (address) console.log(`Visitors who open ${address.from} are sent to ${address.to}.`);
}
