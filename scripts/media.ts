/**
 * `npm run media`: takes every new photograph in `content/` in, and says what it did.
 * `npm run media -- content/services/sauna/IMG_1.jpg` takes in only those named.
 */
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { count } from '../src/content-check/finding.ts';
import { takeIn } from '../src/media/intake.ts';
import { renameInText } from '../src/media/rename.ts';

const root = process.cwd();
const named = process.argv.slice(2).map((file) => relative(root, file));
const all = globSync(
  'content/**/*.{jpg,jpeg,png,webp,avif,tif,tiff,gif,heic,heif,JPG,JPEG,PNG,WEBP,TIF,TIFF,HEIC,HEIF}',
);
let taken = 0;
for (const file of (named.length > 0 ? named : all).sort()) {
  const outcome = await takeIn(root, file);
  if (outcome.state === 'sound') continue;
  if (outcome.state === 'refused') {
    console.error(`${file}\n  left alone: ${outcome.reason}`);
    process.exitCode = 1;
    continue;
  }
  taken += 1;
  const now = relative(root, outcome.file);
  const kept = relative(root, outcome.original);
  console.log(`${now}\n  ${outcome.did.join('; ') || 'stored anew'}\n  the original is kept as ${kept}`);
  if (now !== file && renameInText(root, file, now))
    console.log('  the text beside it now names the new file');
}
console.log(taken === 0 ? 'No new pictures.' : `${count(taken, 'picture')} taken in.`);
