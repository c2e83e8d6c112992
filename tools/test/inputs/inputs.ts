import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { environment } from './environment.ts';
import { folderDigest, projectFiles } from './files.ts';
import { withImports } from './imports.ts';

/** Where a step's inputs are. Whatever is not left out counts, so that a new file counts for every step. */
export interface Reads {
  /** Globs of files that it never reads, unless its own files import them. */
  leavesOut: readonly string[];
  /** Folders with a finished build that it reads, or that it makes. */
  builds: readonly string[];
  /** Globs of files that it reads all the same, such as programs that it starts by name: no import leads to them. */
  includes: readonly string[];
}

/** Each input by a name that people understand, with a digest or a description. */
export type Inputs = ReadonlyMap<string, string>;

/** The state of the project at one moment. */
export interface Project {
  files: ReadonlyMap<string, string>;
  environment: ReadonlyMap<string, string>;
}

const CODE = /\.(?:ts|tsx|js|mjs|astro)$/;

export const lookAtProject = (): Project => {
  const files = projectFiles();
  const code = [...files.keys()].filter((path) => CODE.test(path)).map((path) => readFileSync(path, 'utf8'));
  return { files, environment: environment(code.join('\n')) };
};

const known = new WeakMap<Project['files'], Map<Reads, ReadonlySet<string>>>();

const findFilesRead = (files: Project['files'], { leavesOut, includes }: Reads): ReadonlySet<string> => {
  const all = new Set(files.keys());
  const matches = (path: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(path, glob));
  const own = [...all].filter((path) => !matches(path, leavesOut) || matches(path, includes));
  return new Set([...own, ...withImports(own, all)]);
};

/** The project's files among a step's inputs, found once for each state of the project. */
export const filesRead = ({ files }: Pick<Project, 'files'>, reads: Reads): ReadonlySet<string> => {
  const kept = known.get(files) ?? new Map<Reads, ReadonlySet<string>>();
  known.set(files, kept);
  const found = kept.get(reads) ?? findFilesRead(files, reads);
  kept.set(reads, found);
  return found;
};

/** Everything that a step's result depends on. */
export const inputsOf = (project: Project, reads: Reads): Inputs =>
  new Map([
    ...[...filesRead(project, reads)]
      .sort()
      .map((path): [string, string] => [path, project.files.get(path) ?? '']),
    ...reads.builds.map((folder): [string, string] => [`the build in ${folder}`, folderDigest(folder)]),
    ...project.environment,
  ]);

/** The names of the inputs that differ. */
export const differences = (one: Inputs, other: Inputs): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
