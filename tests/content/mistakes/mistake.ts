/** Reads the tables of mistakes in this folder; README.md says how they are written. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Site } from '../site.ts';
import { made } from './made.ts';

/** A file below `content/`, and a line in it, from 1. */
interface Place {
  file: string;
  line: number;
}

export interface Mistake {
  /** What an editor does. */
  name: string;
  /** The file that places are in; empty for the one that is changed. */
  home: string;
  /** How it is made. */
  steps: string[];
  /** Everything that the check says: a line with what was found, and one with what to do. */
  says: string[];
}

/** The text that a table writes with escapes: `\n`, `\t`, `\u00A0`, and `\\` for one that is meant. */
const plain = (text: string): string =>
  text.replaceAll(/\\(?:[\\nt]|u\w{4})/g, (escape) => JSON.parse(`"${escape}"`) as string);

const linesIn = (text: string) => text.split('\n').length;

/** Replaces a text that a file has once. */
const replace = (site: Site, file: string, from: string, to: string): Place => {
  let same = 0;
  while (same < to.length && to[same] === from[same]) same += 1;
  const before = (site.read(file).split(from)[0] ?? '') + to.slice(0, same);
  site.replace(file, from, to);
  return { file, line: linesIn(before) };
};

/** Puts words in the place of all below the fields, or below what is there. */
const rewrite = (site: Site, file: string, text: string, keep: RegExp): Place => {
  const before = `${(keep.exec(site.read(file))?.[0] ?? '').trimEnd()}\n`;
  site.write(file, text === '' ? before : `${before}\n${text}\n`);
  return { file, line: linesIn(before) + 1 };
};

const STEP = /^(?:and )?(MOVE |COPY |MAKE |REMOVE |WRITE |BODY ?|\+ )?(.*?)(?: → (.*))?$/s;

const take = async (site: Site, file: string, step: string): Promise<Place> => {
  const [, verb = '', before = '', after = ''] = STEP.exec(step) ?? [];
  const [from, to] = [plain(before), plain(after)];
  const done: Readonly<Record<string, () => unknown>> = {
    MOVE: () => site.move(from, to),
    COPY: () => site.write(to, site.bytes(from)),
    MAKE: async () => site.write(to, await made(from, site, to)),
    REMOVE: () => site.remove(from),
    WRITE: () => site.write(from, to),
  };
  const change = done[verb.trim()];
  await change?.();
  if (change) return { file: /^M|^C/.test(verb) ? to : from, line: 1 };
  if (verb === '') return replace(site, file, from, to);
  return rewrite(site, file, from, verb === '+ ' ? /^.*$/s : /^---\n.*?\n---/s);
};

/** The mistakes of a table. */
export const mistakesIn = (table: string): Mistake[] => {
  const mistakes: Mistake[] = [];
  let file = '';
  for (const line of readFileSync(resolve(import.meta.dirname, table), 'utf8').split('\n')) {
    const last = mistakes.at(-1);
    const [, named] = /^In (\S+)$/.exec(line) ?? [];
    if (named !== undefined) file = named;
    else if (line.startsWith('  ')) last?.says.push(plain(line.trim()));
    else if (line.startsWith('and ')) last?.steps.push(line);
    else if (line !== '') mistakes.push({ name: line, home: file, steps: [line], says: [] });
  }
  return mistakes;
};

/**
 * Makes a mistake.
 * @returns what the check must say, in the form of `messages` in the test. A place may name a file, and a text on the line,
 * of which the last counts: `kind ‹file|text›: found`. By default it is the first line that was changed.
 */
export const make = async (site: Site, { steps, says, home }: Mistake): Promise<string[]> => {
  const places: Place[] = [];
  for (const step of steps) places.push(await take(site, home, step));
  const [changed = { file: home, line: 1 }] = places;
  return says.flatMap((said, index) => {
    if (index % 2 > 0) return [];
    const [, kind = '', where = '', found = ''] =
      /^((?:note )?[a-z-]+)(?: ‹(.*?)›)?: (.*)$/s.exec(said) ?? [];
    const [file = '', text = ''] = where.includes('|')
      ? where.split('|')
      : [where && home ? home : changed.file, where];
    const lines = text === '' ? [] : site.read(file).split('\n');
    const at = lines.findLastIndex((line) => line.includes(text));
    if (text !== '' && at < 0) throw new Error(`${file} has no line with ${text}.`);
    const line = text !== '' ? at + 1 : file === changed.file ? changed.line : 1;
    return [`${file}:${line} ${kind}`, found, says[index + 1] ?? ''].join('\n');
  });
};
