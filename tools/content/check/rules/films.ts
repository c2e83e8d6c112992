import { statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { ceilingOf, LENGTH, WIDEST, type RenditionKey } from '../../../media/ceilings.ts';
import { beside, renditionsOf } from '../../read/files.ts';
import { inspectFilm, type FilmFacts } from '../../read/film.ts';
import type { Words } from '../../read/problem.ts';
import { allTexts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, firsts } from '../phrases.ts';

/** How much the films of one place may differ in length, in seconds. */
const TOLERANCE = 0.5;

const CODECS: Readonly<Record<string, string>> = { av1: 'AV1', h264: 'H.264', hevc: 'HEVC', vp9: 'VP9' };

/** How to make a film’s files from its original, as an instruction. */
export const remake = (folder: string, poster: string, upright?: unknown): string => {
  const more = typeof upright === 'string' ? ' --upright UPRIGHT.mp4' : '';
  return `run “npm run media:film -- ORIGINAL.mp4 ${folder} --name ${parse(poster).name}${more}”, where ORIGINAL.mp4 is the original film`;
};

/**
 * What is wrong with one of a film’s four files, if anything is.
 * @param isHero whether it is the film of the home page
 * @param others how long another file of the film is, in seconds, and how many frames one for the same screens has
 * @returns with what to do before its files are made again
 */
const wrongWith = (
  file: string,
  facts: FilmFacts | undefined,
  isHero: boolean,
  others: readonly (number | undefined)[],
): Words | undefined => {
  const name = basename(file);
  const [, screen = 'phone', codec = 'av1'] = /\.(phone|desktop)\.(av1|h264)\.mp4$/.exec(name) ?? [];
  if (!facts) return { found: `${name}, which cannot be read as an MP4 film`, fix: '' };
  const [length = 0, frames = 0] = others;
  const widest = WIDEST[screen as keyof typeof WIDEST];
  const [shortest, longest] = LENGTH;
  const most = ceilingOf(`${screen}.${codec}` as RenditionKey, isHero);
  const size = Math.ceil(statSync(file).size / 1000);
  const lasts = `${facts.length.toFixed(1)} seconds long`;
  const wrongs: readonly (readonly [isSo: boolean, is: string, fix?: string])[] = [
    [facts.codec !== codec, `which is really in ${CODECS[facts.codec] ?? 'another format'}`],
    [!facts.isWhole, 'which has damaged or missing frames'],
    [facts.hasSound, 'which has a sound track; films play without sound'],
    [
      facts.width > widest || facts.width < widest / 3,
      `${facts.width} x ${facts.height} pixels; a film for a ${screen} is ${widest / 3} to ${widest} pixels wide`,
    ],
    [
      facts.length < shortest || facts.length > longest,
      `${lasts}; a film lasts ${shortest} to ${longest} seconds`,
      'cut the original to that length, then ',
    ],
    [
      Math.abs(facts.length - length) > TOLERANCE,
      `${lasts}, but another file of this film is ${length.toFixed(1)} seconds long`,
    ],
    [facts.frames !== frames, `${facts.frames} frames, but another file of this film has ${frames}`],
    [
      size > most,
      `${size} KB; at most ${most} KB start soon on a slow connection`,
      'shorten the original or use a calmer one, then ',
    ],
  ];
  const [, is, fix = ''] = wrongs.find(([isSo]) => isSo) ?? [];
  return is === undefined ? undefined : { found: `${name}, ${is}`, fix };
};

/** Finds films that lack one of their four files, and files that no browser would play as they should. */
export const films: Rule = async (content, report) => {
  const before = firsts<string>();
  for (const { entry, field, path, value, group } of allTexts(content)) {
    // Without the first frame nothing is known of the others; the rule on pictures says so.
    const isNamed = content.files.has(beside(entry.folder, value));
    if (!field.film || value.includes('TODO') || !isNamed) continue;
    const again = remake(entry.folder, value, group['uprightPoster']);
    const paths = renditionsOf(entry.folder, value);
    const files = paths.map((file) => join(content.root, file));
    const missing = paths.filter((file) => !content.files.has(file));
    if (missing.length > 0) {
      const found = `no ${anyOf(missing.map((file) => basename(file)))} beside ${value}`;
      const fix = `${again}; if you renamed the first frame, change its name back`;
      report.field(entry, path, { kind: 'film', found, fix });
      continue;
    }
    const isHero = entry.collection.name === 'homePage';
    const facts = await Promise.all(files.map(inspectFilm));
    // The two files for one screen stand side by side.
    const wrongs = files.map((file, index) =>
      wrongWith(file, facts[index], isHero, [facts[0]?.length, facts[index < 2 ? 0 : 2]?.frames]),
    );
    const wrong = wrongs.find((words) => words !== undefined);
    if (wrong) report.field(entry, path, { kind: 'film', found: wrong.found, fix: wrong.fix + again });
    const others = paths.map((file, index) => before(facts[index]?.hash ?? file, file));
    const at = others.findIndex((other) => other !== undefined);
    // A whole film may be shown in two places.
    if (wrong || at < 0 || !others.includes(undefined)) continue;
    const found = `${paths[at] ?? ''}, which is the same film as ${others[at] ?? ''}`;
    const fix = 'find out which of the two is in the wrong place, and copy the right file there';
    report.field(entry, path, { kind: 'film', severity: 'note', found, fix });
  }
};
