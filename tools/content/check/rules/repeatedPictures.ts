import { join } from 'node:path';
import { inspectPicture } from '../../read/picture.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';

/**
 * Finds pictures that are another one under a new name where each should have one of its own. In a list, a visitor sees
 * both side by side, so that is a mistake; in the same field of neighbouring entries it may be meant, and is noted.
 */
const repeatedPictures: Rule = async (content, report) => {
  const seen = new Map<string, string>();
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      const file = `${entry.folder}/${value.replace(/^\.\//, '')}`;
      if (field.role !== 'picture' || !content.files.has(file)) continue;
      const picture = await inspectPicture(join(content.root, file));
      if (!picture) continue;
      const isListed = path.some((step) => typeof step === 'number');
      const home = isListed ? entry.folder : `${entry.collection.name} ${path.join('.')}`;
      const key = `${home} ${picture.looks}`;
      const before = seen.get(key) ?? file;
      seen.set(key, before);
      if (before === file) continue;
      report.field(entry, path, {
        kind: 'repeated',
        ...(isListed ? {} : { note: true }),
        found: `${file}, which is the same picture as ${before}`,
        expected: isListed ? 'every picture once' : 'a picture of its own',
        fix: isListed
          ? `copy the right picture into the folder, then run “npm run media”; or remove item ${Number(path.at(-2)) + 1}`
          : 'copy the right picture into the folder, then run “npm run media”',
      });
    }
  }
};

export default repeatedPictures;
