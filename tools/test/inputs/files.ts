import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** Made by tools, never by hand. Only an archive without git's history has to be told. */
const MADE = ['.git', '.astro', 'deploy', 'dist', 'node_modules', 'tests/results'];

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

const known = new Map<string, { stamp: string; found: string }>();

/** A digest of a file's bytes. They are read again only if the file has changed since. */
const digestOf = (path: string): string => {
  const { ino, size, mtimeMs, ctimeMs } = statSync(path);
  const stamp = [ino, size, mtimeMs, ctimeMs].join();
  const last = known.get(path);
  if (last?.stamp === stamp) return last.found;
  const found = digest(readFileSync(path));
  known.set(path, { stamp, found });
  return found;
};

const toPosix = (path: string) => path.split(sep).join(posix.sep);

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** @returns the lines that git prints; `undefined` outside a repository */
const listed = (root: string): string[] | undefined => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
};

const found = (root: string): string[] =>
  globSync('**', { cwd: root, exclude: (path) => MADE.includes(toPosix(path)) }).map(toPosix);

/** The path of every file of the project that people write, committed or not. */
export const projectPaths = (root = process.cwd()): string[] =>
  (listed(root) ?? found(root)).filter((path) => isFile(join(root, path))).sort();

/** Each of them with a digest of its bytes. */
export const projectFiles = (root = process.cwd()): Map<string, string> =>
  new Map(projectPaths(root).map((path) => [path, digestOf(join(root, path))]));

/** A digest of a folder that a build made: the name and the bytes of each file. */
export const folderDigest = (folder: string): string => {
  const files = globSync('**', { cwd: folder })
    .filter((path) => isFile(join(folder, path)))
    .sort();
  if (files.length === 0) return 'missing';
  return digest(files.map((path) => `${toPosix(path)} ${digestOf(join(folder, path))}`).join('\n'));
};

/** A digest of one file, or that there is none. */
export const fileDigest = (path: string): string => (isFile(path) ? digestOf(path) : 'missing');
