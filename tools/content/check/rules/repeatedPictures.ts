import { join } from 'node:path';
import { inspectPicture } from '../../read/picture.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';

/**
 * Notes pictures that are another one under a new name, in a list or in the same field of neighbouring entries, where
 * each has one of its own.
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
        note: true,
        found: `${file}, which is the same picture as ${before}`,
        expected: 'a picture of its own',
        fix: 'copy the right picture into the folder, then run “npm run media”',
      });
    }
  }
};

export default repeatedPictures;
