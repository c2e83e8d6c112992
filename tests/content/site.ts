/** A copy of the edition to make mistakes in, so that changes to the content do not change a test. */
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { EDITION } from '../../tools/test/edition.ts';
import { replaceOnce, temporaryFolder } from '../../tools/test/files.ts';

const HERE = resolve(import.meta.dirname, '../..');
const EDITION_FILES = join(HERE, EDITION);

/** Copies a folder's text files, which tests edit. Links to its pictures and films, which tests only replace. */
const copyTexts = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTexts(source, target);
    else if (/\.(mdx|json)$/.test(entry.name)) copyFileSync(source, target);
    else symlinkSync(source, target);
  }
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

/** A site that is deleted after the test. */
export const siteCopy = (): Site => {
  const root = temporaryFolder('content');
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyTexts(EDITION_FILES, join(root, 'content'));
  mkdirSync(join(root, 'src'));
  symlinkSync(join(HERE, 'src/pages'), join(root, 'src/pages'));
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
