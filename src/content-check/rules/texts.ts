import { basename } from 'node:path';
import { unheld } from '../characters.ts';
import type { Content } from '../content.ts';
import type { Report } from '../report.ts';
import { texts } from '../walk.ts';
import { quote } from '../words.ts';

const PLACEHOLDER = /\bTODO\b|lorem ipsum/i;
const MARKUP = /\*\*|__|\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i;
const CAMERA = /^(img|dsc[nf]?|pict?|image|photo|picture|screenshot|untitled)[-_ ]*\d*$/i;

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether a description of a picture is only the name of its file. */
const isFileName = (words: string, src: string): boolean =>
  /\.(jpe?g|png|webp|avif|gif|heic|tiff?)$/i.test(words) ||
  CAMERA.test(words) ||
  plain(words) === plain(basename(src).replace(/\.\w+$/, ''));

/** Words that would stand on a page as they should not: signs for formatting, leftovers, characters without a shape. */
export const words = (content: Content, report: Report): void => {
  for (const entry of content.entries) {
    for (const { field, path, value, group } of texts(entry)) {
      if (PLACEHOLDER.test(value)) {
        const what = field.role === 'picture' ? 'the path of a picture' : 'the text';
        report.field(entry, path, {
          kind: 'placeholder',
          found: `${quote(value)}, which waits to be filled in`,
          expected: `${what} that visitors shall see`,
          fix: 'replace all of it',
        });
        continue;
      }
      if (field.role !== 'text' && field.role !== 'alt') continue;
      const mark = MARKUP.exec(value)?.[0];
      if (mark !== undefined) {
        report.field(entry, path, {
          kind: 'markup',
          found: `${quote(mark)} in ${quote(value)}`,
          expected: 'plain words; this field would show such signs as they are',
          fix: 'write the words alone',
        });
      }
      const strange = unheld(value);
      if (strange !== undefined) {
        report.field(entry, path, {
          kind: 'characters',
          found: `${strange} in ${quote(value)}`,
          expected: 'letters, digits and punctuation that the site’s typefaces hold',
          fix: 'remove it or write it in words',
        });
      }
      const file = group?.value['src'] ?? group?.value['poster'];
      if (field.role === 'alt' && isFileName(value, typeof file === 'string' ? file : '')) {
        report.field(entry, path, {
          kind: 'alternative-text',
          found: `${quote(value)}, which is the name of a file`,
          expected: 'what the picture shows, as you would say it on the telephone',
          fix: 'describe it in one sentence',
        });
      }
    }
  }
};
