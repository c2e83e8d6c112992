import { takenBeside } from '../../read/routes.ts';
import { SLUG_MAX } from '../../../../src/schemas/fields.ts';
import { isSlug, slugOf } from '../../slug.ts';
import type { Rule } from '../checkContent.ts';

/** Finds folders whose name is not valid in an address, or is already the address of another page. */
const folderNames: Rule = (content, report) => {
  for (const { collection, id, source } of content.entries) {
    if (collection.single) continue;
    const found = `a folder named "${id}"`;
    const taken = collection.route === undefined ? [] : takenBeside(content.root, collection.route);
    if (!isSlug(id)) {
      const slug = slugOf(id);
      report.file(source.file, 'The folder’s name', {
        kind: 'name-of-file',
        found,
        expected: 'small letters a to z, digits and single dashes, because it becomes the address',
        fix: `rename the folder, perhaps to ${slug || 'a short name'}`,
      });
    } else if (id.length > SLUG_MAX) {
      report.file(source.file, 'The folder’s name', {
        kind: 'name-of-file',
        found: `${found}, ${id.length} characters`,
        expected: `at most ${SLUG_MAX} characters, because it becomes the address`,
        fix: 'rename the folder to something shorter',
      });
    } else if (taken.includes(id)) {
      report.file(source.file, 'The folder’s name', {
        kind: 'name-of-file',
        found: `${found}, and the site has another page at that address`,
        expected: 'an address of its own',
        fix: 'rename the folder',
      });
    }
  }
};

export default folderNames;
