import { COLLECTIONS } from '../../../tools/content/collections.ts';
import type { CollectionName } from '../../../src/schemas/collections.ts';
import type { Field } from '../../../tools/content/fieldTree.ts';
import type { Site } from '../site.ts';

const SAUNA = 'services/sauna/index.mdx';

export interface Mistake {
  /** What an editor did. */
  name: string;
  make: (site: Site) => void | Promise<void>;
  /**
   * Everything the check says: the file below `content/`, with line and kind; what was found; what was expected; how to
   * fix it. `‹title:›` is the number of the last line that contains this text, so that a new field moves nothing here.
   */
  says: readonly string[];
}

/** A mistake made by replacing one piece of text in a file. */
export const edit = (name: string, file: string, from: string, to: string, ...says: string[]): Mistake => ({
  name,
  make: (site) => site.replace(file, from, to),
  says,
});

/** A mistake made by adding a paragraph to the text below the fields of the sauna. */
export const append = (name: string, text: string, ...says: string[]): Mistake => ({
  name,
  make: (site) => site.write(SAUNA, `${site.read(SAUNA).trimEnd()}\n\n${text}\n`),
  says,
});

/** A mistake made by replacing a file with other bytes. */
export const rewrite = (
  name: string,
  file: string,
  change: (text: string) => string | Uint8Array,
  ...says: string[]
): Mistake => ({ name, make: (site) => site.write(file, change(site.read(file))), says });

/** The fields that a collection, or a group in it, may have. */
export const allowed = (collection: CollectionName, ...groups: string[]): string => {
  let field: Field | undefined = COLLECTIONS.find(({ name }) => name === collection)?.tree;
  for (const name of groups) field = field?.kind === 'group' ? field.fields[name] : undefined;
  if (field?.kind !== 'group') throw new Error(`${collection} has no such group: ${groups.join(', ')}.`);
  return Object.keys(field.fields).join(', ');
};

/** The lines that a mistake’s messages name, as numbers in the changed files. */
export const numbered = (site: Site, says: string): string =>
  says.trim().replace(/^(.+):‹(.+)›/, (_, file: string, text: string) => {
    const line = site
      .read(file)
      .split('\n')
      .findLastIndex((one) => one.includes(text));
    if (line < 0) throw new Error(`${file} does not contain ${text}`);
    return `${file}:${line + 1}`;
  });
