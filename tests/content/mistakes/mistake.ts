import type { Site } from '../site.ts';

/** What the check says of one place. */
interface Said {
  kind: string;
  /** The file below `content/`; by default the one that was changed. */
  file: string | undefined;
  /** A text on the line; the last line that has it counts. By default it is the first line that was changed. */
  line: string | undefined;
  found: string;
  fix: string;
}

/** A file below `content/`, and a line in it, from 1. */
interface Place {
  file: string;
  line: number;
}

export interface Mistake {
  /** What an editor did. */
  name: string;
  make: (site: Site) => void | Promise<void>;
  /** Where the mistake will be made, if it is one in a file. */
  at?: (site: Site) => Place;
  /** Everything the check says. */
  says: readonly Said[];
}

type Table<T> = (strings: TemplateStringsArray, ...values: string[]) => T;

/** The lines of a table, without the indent of the first. */
const linesOf = (...table: Parameters<Table<void>>): string[] => {
  const lines = String.raw(...table)
    .trimEnd()
    .split('\n')
    .slice(1);
  const indent = lines[0]?.search(/\S/) ?? 0;
  return lines.map((line) => line.slice(indent));
};

/** The text that a table writes with escapes: `\n`, `\t`, `\u00A0`, and `\\` for one that is meant. */
const plain = (text: string): string =>
  text.replaceAll(/\\(?:[\\nt]|u\w{4})/g, (escape) => JSON.parse(`"${escape}"`) as string);

const readSaid = (lines: readonly string[]): Said[] =>
  lines.flatMap((line, index) => {
    const [, kind, place = '', found = ''] = /^([a-z-]+)(?: ‹(.*?)›)?: (.*)$/.exec(line) ?? [];
    if (index % 2 > 0 || kind === undefined) return [];
    const [file, text] = place.includes('|') ? place.split('|') : [undefined, place];
    return [{ kind, file, line: text || undefined, found: plain(found), fix: plain(lines[index + 1] ?? '') }];
  });

/** Messages, each in two lines: `kind ‹file|line›: what was found`, and how to fix it. Either part of the place may lack. */
export const says: Table<Said[]> = (...table) => readSaid(linesOf(...table));

/** A text that a file has once is replaced. The first line that differs is its place. */
const replaced = (file: string, from: string, to: string): Pick<Mistake, 'make' | 'at'> => ({
  make: (site) => site.replace(file, from, to),
  at: (site) => {
    let same = 0;
    while (same < to.length && to[same] === from[same]) same += 1;
    const before = (site.read(file).split(from)[0] ?? '') + to.slice(0, same);
    return { file, line: before.split('\n').length };
  },
});

/** A paragraph is added to the end of a file. */
const added = (file: string, text: string): Pick<Mistake, 'make' | 'at'> => {
  const before = (site: Site) => `${site.read(file).trimEnd()}\n\n`;
  return {
    make: (site) => site.write(file, `${before(site)}${text}\n`),
    at: (site) => ({ file, line: before(site).split('\n').length }),
  };
};

/**
 * Mistakes in one file, with an empty line between them. The first line of each is `text → what replaces it`, or
 * `+ a paragraph at the end`; messages follow, or none.
 */
export const mistakesIn =
  (file: string): Table<Mistake[]> =>
  (...table) =>
    linesOf(...table)
      .join('\n')
      .split('\n\n')
      .map((block) => {
        const [name = '', ...lines] = block.split('\n');
        const [from = '', to] = name.split(' → ').map(plain);
        const how = to === undefined ? added(file, from.slice('+ '.length)) : replaced(file, from, to);
        return { name, ...how, says: readSaid(lines) };
      });
