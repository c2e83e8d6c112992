/**
 * `npm run content:new`: asks for a collection and a name, and writes an entry to fill in.
 * `npm run content:new -- services "Salt Room"` asks nothing.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { folderOf, GROWING } from './collections.ts';
import { newEntry } from './newEntry.ts';
import { readContent } from './read/content.ts';
import { slugOf } from './slug.ts';
import { contentDir } from '../../src/contentDir.ts';

const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();

/** What is typed in answer; empty if the input has ended. */
const ask = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const { value } = await lines.next();
  return (value ?? '').trim();
};

const menu = GROWING.map(({ one }, index) => `  ${index + 1}  ${one}`).join('\n');
const [, , given, ...words] = process.argv;
const which = given ?? (await ask(`What do you want to add?\n${menu}\nType its number: `));
const collection = GROWING.find(({ name, one, folder }, index) =>
  [name, one, folder, String(index + 1)].includes(which),
);
const title =
  collection && (words.join(' ').trim() || (await ask(`Type the name of the new ${collection.one}: `)));
const slug = slugOf(title ?? '');
const file = collection ? `${folderOf(contentDir(), collection)}/${slug}/${collection.file}` : '';

const refuse = (reason: string): void => {
  console.error(reason);
  process.exitCode = 1;
};

if (!collection) refuse(`"${which}" is not in the list. Choose one of these:\n${menu}`);
else if (!title || !slug) refuse('The name needs a letter from A to Z, or a digit.');
else if (existsSync(dirname(file))) refuse(`${dirname(file)} already exists. Choose another name.`);
else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, newEntry(readContent(process.cwd()), collection, title));
  console.log(`Written: ${file}`);
  console.log('Replace every text that begins with TODO, and copy any picture into the same folder.');
  console.log('Then run “npm run media” and “npm run content:check”, which lists what is left to do.');
}
input.close();
