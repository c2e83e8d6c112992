import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ceilingOf, LENGTH, WIDEST, type RenditionKey } from '../../../media/ceilings.ts';
import { inspectFilm } from '../../read/film.ts';
import { renditionsOf } from '../../read/files.ts';
import type { Message } from '../../read/problem.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';

/** How much the films of one place may differ in length, in seconds. */
const TOLERANCE = 0.5;

const CODECS: Readonly<Record<string, string>> = { av1: 'AV1', h264: 'H.264', hevc: 'HEVC', vp9: 'VP9' };

const AGAIN = 'run “npm run media:film” with the original film';

const film = (found: string, expected: string, fix = AGAIN): Message => ({
  kind: 'film',
  found,
  expected,
  fix,
});

/**
 * What is wrong with one of a film’s four files, if anything is.
 * @param name its name in its folder
 * @param isHero whether it is the film of the home page
 * @param length that of another file of the film, in seconds
 */
const wrongWith = async (path: string, name: string, isHero: boolean, length: number) => {
  const [, screen = 'phone', codec = 'av1'] = /\.(phone|desktop)\.(av1|h264)\.mp4$/.exec(name) ?? [];
  const facts = await inspectFilm(path);
  const whole = 'a film that plays to its end';
  if (!facts) return film(`${name}, which is damaged, cut off or not an MP4 film`, whole);
  if (facts.codec !== codec) {
    const found = `${name}, which is really in ${CODECS[facts.codec] ?? 'another format'}`;
    return film(found, `${CODECS[codec] ?? codec}, as its name says`);
  }
  if (!facts.isWhole) return film(`${name}, of which some frames are damaged or missing`, whole);
  if (facts.hasSound) {
    const expected = 'a film without sound; it would only be downloaded for nothing';
    return film(`${name}, which has a sound track`, expected);
  }
  const widest = WIDEST[screen as keyof typeof WIDEST];
  if (facts.width > widest || facts.width < widest / 3)
    return film(
      `${name}, ${facts.width} x ${facts.height} pixels`,
      `at most ${widest} pixels wide for a ${screen}, and at least ${widest / 3}`,
    );
  const lasts = `${name}, ${facts.length.toFixed(1)} seconds long`;
  if (facts.length < LENGTH[0] || facts.length > LENGTH[1])
    return film(lasts, `${LENGTH[0]} to ${LENGTH[1]} seconds`);
  if (Math.abs(facts.length - length) > TOLERANCE)
    return film(`${lasts}, and another file of this film ${length.toFixed(1)}`, 'four files of one film');
  const size = statSync(path).size / 1000;
  const most = ceilingOf(`${screen}.${codec}` as RenditionKey, isHero);
  if (size <= most) return undefined;
  return film(
    `${name}, ${Math.ceil(size)} KB`,
    `at most ${most} KB in this place, so that it starts on a slow connection`,
    `${AGAIN}; a shorter or calmer one is lighter`,
  );
};

/** Finds films that lack one of their four files, and files that no browser would play as they should. */
export const films: Rule = async (content, report) => {
  for (const entry of content.entries) {
    const isHero = entry.collection.name === 'homePage';
    for (const { field, path, value } of texts(entry)) {
      // Without the first frame nothing is known of the others; the rule on pictures says so.
      const isNamed = content.files.has(`${entry.folder}/${value.replace(/^\.\//, '')}`);
      if (!field.film || value.includes('TODO') || !isNamed) continue;
      const files = renditionsOf(entry.folder, value).map((file) => ({
        file,
        at: join(content.root, file),
        name: file.slice(entry.folder.length + 1),
      }));
      const missing = files.filter(({ file, at }) => !content.files.has(file) || statSync(at).size === 0);
      if (missing.length > 0) {
        const found = `no ${missing.map(({ name }) => name).join(', ')}`;
        const fix = `${AGAIN}, or correct the name of the first frame`;
        report.field(entry, path, film(found, `four films beside ${value}, named after it`, fix));
        continue;
      }
      const length = (await inspectFilm(files[0]?.at ?? ''))?.length ?? 0;
      for (const { at, name } of files) {
        const wrong = await wrongWith(at, name, isHero, length);
        if (wrong) report.field(entry, path, wrong);
        if (wrong) break;
      }
    }
  }
};
