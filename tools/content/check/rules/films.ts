import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ceilingOf, LENGTH, WIDEST, type RenditionKey } from '../../../media/ceilings.ts';
import { inspectFilm } from '../../read/film.ts';
import { renditionsOf } from '../../read/files.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import type { Words } from '../report.ts';

/** How much the films of one place may differ in length, in seconds. */
const TOLERANCE = 0.5;

const NAMES = { av1: 'AV1', h264: 'H.264', other: 'another format' };

const AGAIN = 'run “npm run media:film” with the original film';

const film = (found: string, expected: string, fix = AGAIN): Words => ({
  kind: 'film',
  found,
  expected,
  fix,
});

/** What is wrong with one of a film’s four files, if anything is. */
const trouble = (path: string, name: string, isHero: boolean, length: number): Words | undefined => {
  const [, screen = 'phone', codec = 'av1'] = /\.(phone|desktop)\.(av1|h264)\.mp4$/.exec(name) ?? [];
  const facts = inspectFilm(path);
  if (!facts)
    return film(`${name}, which is damaged, cut off or not an MP4 film`, 'a film that plays to its end');
  if (facts.codec !== codec)
    return film(
      `${name}, which is really in ${NAMES[facts.codec]}`,
      `${NAMES[codec as 'av1' | 'h264']}, as its name says`,
    );
  if (!facts.isWhole)
    return film(`${name}, of which some frames are damaged or missing`, 'a film that plays to its end');
  if (facts.hasSound)
    return film(
      `${name}, which has a sound track`,
      'a film without sound; it would only be downloaded for nothing',
    );
  const widest = WIDEST[screen as keyof typeof WIDEST];
  if (facts.width > widest || facts.width < widest / 3)
    return film(
      `${name}, ${facts.width} x ${facts.height} pixels`,
      `at most ${widest} pixels wide for a ${screen}, and at least ${widest / 3}`,
    );
  if (facts.length < LENGTH[0] || facts.length > LENGTH[1])
    return film(`${name}, ${facts.length.toFixed(1)} seconds long`, `${LENGTH[0]} to ${LENGTH[1]} seconds`);
  if (Math.abs(facts.length - length) > TOLERANCE)
    return film(
      `${name}, ${facts.length.toFixed(1)} seconds long, and another file of this film ${length.toFixed(1)}`,
      'four files of one film',
    );
  const { size } = statSync(path);
  const most = ceilingOf(`${screen}.${codec}` as RenditionKey, isHero);
  if (size <= most * 1000) return undefined;
  return film(
    `${name}, ${Math.ceil(size / 1000)} KB`,
    `at most ${most} KB in this place, so that it starts on a slow connection`,
    `${AGAIN}; a shorter or calmer one is lighter`,
  );
};

/** Finds films that lack one of their four files, and files that no browser would play as they should. */
const films: Rule = (content, report) => {
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      // Without the first frame nothing is known of the others; the rule on pictures says so.
      const isNamed = content.files.has(`${entry.folder}/${value.replace(/^\.\//, '')}`);
      if (!field.film || value.includes('TODO') || !isNamed) continue;
      const files = renditionsOf(entry.folder, value);
      const nameOf = (file: string) => file.slice(entry.folder.length + 1);
      const at = (file: string) => join(content.root, file);
      const missing = files.filter((file) => !content.files.has(file) || statSync(at(file)).size === 0);
      if (missing.length > 0) {
        report.field(
          entry,
          path,
          film(
            `no ${missing.map(nameOf).join(', ')}`,
            `four films beside ${value}, named after it`,
            'run “npm run media:film” with the original film, or correct the name of the first frame',
          ),
        );
        continue;
      }
      const isHero = entry.collection.name === 'homePage';
      const length = inspectFilm(at(files[0] ?? ''))?.length ?? 0;
      for (const file of files) {
        const words = trouble(at(file), nameOf(file), isHero, length);
        if (words) {
          report.field(entry, path, words);
          break;
        }
      }
    }
  }
};

export default films;
