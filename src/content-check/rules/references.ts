import { valueAt, type Content } from '../content.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { Report } from '../report.ts';
import { texts } from '../walk.ts';
import { quote } from '../words.ts';

/** Slugs of services that do not exist, or that are named twice in one list. */
export const references = (content: Content, report: Report): void => {
  // A folder whose text is misnamed is a mistake of its own; those who refer to it made none.
  const folders = [...content.files].flatMap((file) => /^content\/services\/([^/]+)\//.exec(file)?.[1] ?? []);
  const slugs = [...new Set(folders)];
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      if (field.role !== 'reference' || value === 'TODO') continue;
      if (!slugs.includes(value)) {
        const meant = nearest(value, slugs);
        report.field(entry, path, {
          kind: 'reference',
          found: `${quote(value)}, and there is no content/services/${value}`,
          expected: `the name of a folder in content/services.${didYouMean(value, slugs)}`,
          fix: meant === undefined ? 'choose an existing service, or remove the line' : `write ${meant}`,
        });
      }
      const list = valueAt(entry.source.data, path.slice(0, -1));
      const index = path.at(-1);
      if (Array.isArray(list) && typeof index === 'number' && list.indexOf(value) < index) {
        report.field(entry, path, {
          kind: 'repeated',
          found: `${quote(value)} for the second time`,
          expected: 'each service once',
          fix: 'remove the line',
        });
      }
    }
  }
};
