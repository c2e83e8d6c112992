import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder at one moment: the time and the size of each, by its path. */
export type Snapshot = ReadonlyMap<string, string>;

/** Takes a snapshot. A folder that does not exist has no files. */
export const snapshotOf = (folder: string): Snapshot => {
  const files = new Map<string, string>();
  const look = (parent: string) => {
    for (const entry of readdirSync(parent, { withFileTypes: true })) {
      const path = join(parent, entry.name);
      const facts = statSync(path, { throwIfNoEntry: false });
      if (facts?.isDirectory()) look(path);
      else if (facts) files.set(path, `${facts.mtimeMs} ${facts.size} ${facts.ino}`);
    }
  };
  try {
    look(folder);
  } catch {
    // A folder was removed while it was read. The next look sees what is left.
  }
  return files;
};

/** The files that were added, removed or written between two snapshots. */
export const changedBetween = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
