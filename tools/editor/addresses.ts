/** What a save in the visual editor does to addresses: what leads to an entry that is renamed follows, and so do visitors. */
import { addressOf, formerAddressesIn } from '../content/read/addresses.ts';
import { entryOf, type Content } from '../content/read/content.ts';
import { readSource } from '../content/read/source.ts';
import { withFormerAddresses, referrers, renameEntry } from '../content/renameEntry.ts';

/** A file to be written: its path from the project’s folder, and what it holds in base64. */
export interface Addition {
  path: string;
  contents: string;
}

/** What only the editor can answer before a save. */
export class Question extends Error {}

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

/** The entry that a save gives another folder, as it becomes. */
const renamedIn = ({ dir, files }: Content, additions: readonly Addition[], gone: readonly string[]) => {
  for (const from of gone) {
    const before = entryOf(dir, from);
    const to = additions.find(
      ({ path }) => !files.has(path) && entryOf(dir, path)?.collection === before?.collection,
    );
    const after = to && entryOf(dir, to.path);
    if (before && after && !before.collection.single) return { before, after, from, to };
  }
  return undefined;
};

/**
 * All that is to be written in a save.
 * @param gone the paths of files that the save deletes
 * @param leadTo the address of the page that visitors to a deleted page should see
 * @throws with the reason if it must not be saved; a `Question` if `leadTo` is needed
 */
export const followAddresses = (
  content: Content,
  additions: readonly Addition[],
  gone: readonly string[],
  leadTo?: string,
): Addition[] => {
  const renamed = renamedIn(content, additions, gone);
  const changed = new Map(additions.map(({ path, contents }) => [path, contents]));
  if (renamed) {
    const { before, after, from, to } = renamed;
    const source = readSource(from, Buffer.from(to.contents, 'base64').toString());
    const entries = content.entries.map((one) => (one.source.file === from ? { ...one, source } : one));
    const { folder } = before.collection;
    const result = renameEntry({ ...content, entries }, `${folder}/${before.id}`, `${folder}/${after.id}`);
    if (typeof result === 'string') throw new Error(result);
    for (const [file, now] of result.files) changed.set(file === from ? to.path : file, inBase64(now));
  }
  for (const entry of content.entries) {
    const { file } = entry.source;
    if (!gone.includes(file) || file === renamed?.from) continue;
    const referring = referrers(content, entry);
    if (referring.length > 0) throw new Error(`First change what refers to it: ${referring.join(', ')}.`);
    const address = addressOf(entry);
    if (address === undefined) continue;
    if (leadTo === undefined)
      throw new Question(
        `Which page should visitors to ${address} see instead? Write its address, such as /services.`,
      );
    const target = content.entries.find((one) => one !== entry && addressOf(one) === leadTo);
    if (!target) throw new Error(`There is no page ${leadTo}.`);
    const former = formerAddressesIn({ entries: [entry] }).map((one) => one.from);
    changed.set(target.source.file, inBase64(withFormerAddresses(target, [address, ...former])));
  }
  return [...changed].map(([path, contents]) => ({ path, contents }));
};
