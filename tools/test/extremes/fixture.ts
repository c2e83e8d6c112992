import { basename, join } from 'node:path';
import type { TextField } from '../../content/fieldTree.ts';
import { readContent } from '../../content/read/content.ts';
import { texts } from '../../content/read/textFields.ts';
import { FIXTURE_CONTENT } from '../fixtureSite.ts';

/** The entries of the fixture site, whose words and photographs the extremes borrow. */
export const FIXTURE = readContent(process.cwd(), FIXTURE_CONTENT).entries;

const PHOTOGRAPHS = FIXTURE.flatMap((entry) =>
  [...texts(entry)]
    .filter(({ field }) => field.role === 'picture')
    .map(({ field, value }) => ({ of: entry.collection.name, field, file: join(entry.folder, value) })),
);

/**
 * The photographs of the fixture site that are large enough for a field, each with a name of its own. Those of the field's
 * own collection come first, because they have been processed for this place before.
 */
export const photographsFor = ({ width, height, film }: TextField, collection: string): string[] => {
  const fit = PHOTOGRAPHS.filter(
    ({ field }) => field.width >= width && field.height >= height && (field.film || !film),
  );
  const own = fit.filter(({ of }) => of === collection);
  const files = [...own, ...fit.filter((one) => !own.includes(one))].map(({ file }) => file);
  return files.filter((file, at) => files.findIndex((one) => basename(one) === basename(file)) === at);
};
