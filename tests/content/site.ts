/** A copy of the fixture site to make mistakes in, so that changes to the content do not change a test. */
import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { replaceOnce, temporaryFolder } from '../../tools/test/files.ts';

const HERE = resolve(import.meta.dirname, '../..');
const FIXTURE_FILES = join(HERE, FIXTURE_CONTENT);

const isText = (name: string) => /\.(mdx|json)$/.test(name);

/** Whether a file of a copy is as in the fixture site: a text with the same bytes, or a link to the same picture or film. */
const isUntouched = (source: string, target: string): boolean => {
  const stat = lstatSync(target, { throwIfNoEntry: false });
  if (isText(source)) return stat?.isFile() === true && readFileSync(target).equals(readFileSync(source));
  return stat?.isSymbolicLink() === true && readlinkSync(target) === source;
};

/**
 * Makes a folder like one of the fixture site, whatever a test has done to it. Copies text files, which tests edit; links to
 * pictures and films, which tests only replace.
 */
const restore = (from: string, to: string): void => {
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(to);
  mkdirSync(to, { recursive: true });
  const entries = readdirSync(from, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(to))
    if (!names.has(name)) rmSync(join(to, name), { recursive: true, force: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) restore(source, target);
    else if (!isUntouched(source, target)) {
      rmSync(target, { recursive: true, force: true });
      if (isText(source)) copyFileSync(source, target);
      else symlinkSync(source, target);
    }
  }
};

/** Copies that no test is using. To make one takes longer than to check it. */
const free: string[] = [];

afterAll(() => {
  for (const root of free) rmSync(root, { recursive: true, force: true });
});

const takeCopy = (): string => {
  const root = free.pop() ?? temporaryFolder('content');
  // A test may have left anything beside the content.
  for (const name of readdirSync(root))
    if (name !== 'content') rmSync(join(root, name), { recursive: true, force: true });
  restore(FIXTURE_FILES, join(root, 'content'));
  mkdirSync(join(root, 'src'));
  symlinkSync(join(HERE, 'src/pages'), join(root, 'src/pages'));
  return root;
};

export interface Site {
  root: string;
  /** Reads a file below `content/`. */
  read: (file: string) => string;
  /** Reads a picture or film below `content/`. */
  bytes: (file: string) => Buffer;
  /** Writes a file below `content/`, and creates its folders. */
  write: (file: string, text: string | Uint8Array) => void;
  /** See `replaceOnce`. */
  replace: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  move: (from: string, to: string) => void;
}

/** A site like the fixture site, for one test. */
export const siteCopy = (): Site => {
  const root = takeCopy();
  onTestFinished(() => void free.push(root));
  const at = (file: string) => join(root, 'content', file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    // Remove it first: it may be a link to a picture that all tests share.
    rmSync(at(file), { force: true });
    writeFileSync(at(file), text);
  };
  const remove = (file: string) => rmSync(at(file), { recursive: true });
  return {
    root,
    read,
    bytes: (file) => readFileSync(at(file)),
    write,
    remove,
    replace: (file, from, to) => replaceOnce(at(file), from, to),
    move: (from, to) => {
      cpSync(at(from), at(to), { recursive: true });
      remove(from);
    },
  };
};
