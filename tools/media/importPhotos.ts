/**
 * `npm run media`: imports every new photograph in the content, and reports what it did.
 * `npm run media -- content/services/sauna/IMG_1.jpg` imports only the one named.
 */
import { relative } from 'node:path';
import { count } from '../content/check/phrases.ts';
import { readContent } from '../content/read/content.ts';
import { isPicture } from '../content/read/files.ts';
import { importPhoto, neededSizes } from './importPhoto.ts';
import { renamePicture } from './renamePicture.ts';

const root = process.cwd();
const named = process.argv.slice(2).map((file) => relative(root, file));
const content = readContent(root);
const all = [...content.files].filter(isPicture);
const needed = neededSizes(content);
let imported = 0;
for (const file of (named.length > 0 ? named : all).sort()) {
  const outcome = await importPhoto(root, file, needed.get(file));
  if (outcome.state === 'sound') continue;
  if (outcome.state === 'refused') {
    console.error(`${file}\n  not prepared: ${outcome.reason}`);
    process.exitCode = 1;
    continue;
  }
  imported += 1;
  const now = relative(root, outcome.file);
  const kept = relative(root, outcome.original);
  console.log(`${now}\n  ${outcome.did.join('; ') || 'saved again'}\n  the original is kept as ${kept}`);
  if (now !== file && renamePicture(root, file, now))
    console.log('  the text beside it now names the new file');
}
console.log(imported === 0 ? 'No pictures prepared.' : `${count(imported, 'picture')} prepared.`);
