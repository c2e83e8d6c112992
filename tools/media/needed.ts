import type { Content } from '../content/read/content.ts';
import { texts } from '../content/read/textFields.ts';
import type { PictureSize } from './importPhoto.ts';

/** The smallest size of each picture that a field names, by its path from the project’s folder. */
export const neededSizes = (content: Content): ReadonlyMap<string, PictureSize> =>
  new Map(
    content.entries.flatMap((entry) =>
      [...texts(entry)]
        .filter(({ field }) => field.role === 'picture')
        .map(({ field, value }) => [`${entry.folder}/${value.replace(/^\.\//, '')}`, field] as const),
    ),
  );
