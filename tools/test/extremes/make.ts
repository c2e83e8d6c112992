/** Writes a fixture site made from the schemas: its texts, pictures and films. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import { folderOf } from '../../content/collections.ts';
import { makeMedia } from '../fixtureMedia.ts';
import { placesOf } from '../judge.ts';
import { makeEntries, type Made } from './entries.ts';
import { EXTREMES, type ExtremeName } from './extremes.ts';

const textOf = ({ data, body }: Made): string =>
  body === undefined ? `${JSON.stringify(data, null, 2)}\n` : `---\n${dump(data)}---\n\n${body}\n`;

/** Writes the content of a fixture site. */
export const makeExtreme = async (name: ExtremeName): Promise<void> => {
  const { content: dir } = placesOf(name);
  rmSync(dir, { recursive: true, force: true });
  const extreme = EXTREMES[name];
  for (const entry of makeEntries(extreme)) {
    const file = join(folderOf(dir, entry.collection), entry.id, entry.collection.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textOf(entry));
  }
  await makeMedia(dir, extreme.colours);
};
