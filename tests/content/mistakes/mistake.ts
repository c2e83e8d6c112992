import type { Site } from '../site.ts';

export interface Mistake {
  /** What an editor did. */
  name: string;
  make: (site: Site) => void | Promise<void>;
  /** Everything the check says: file below `content/`, line and kind; what was found; what is expected; how to fix it. */
  says: readonly string[];
}

/** A mistake made by replacing one text in a file. */
export const edit = (name: string, file: string, from: string, to: string, ...says: string[]): Mistake => ({
  name,
  make: (site) => site.replace(file, from, to),
  says,
});
