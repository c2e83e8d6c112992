/** A copy of the site’s content to make mistakes in: texts are copied, media linked. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const HERE = resolve(import.meta.dirname, '../..');

const copy = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copy(source, target);
    else if (/\.(json|mdx)$/.test(entry.name)) cpSync(source, target);
    else symlinkSync(source, target);
  }
};

export interface Site {
  root: string;
  /** Reads a file of `content/`. */
  read: (file: string) => string;
  /** Reads a picture or film of `content/`. */
  bytes: (file: string) => Buffer;
  /** Writes a file of `content/`, with its folders. */
  write: (file: string, text: string | Uint8Array) => void;
  /**
   * Replaces the one place where a text occurs.
   * @throws when there is none, or more than one
   */
  replace: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  move: (from: string, to: string) => void;
}

/** A copy that disappears with the test. */
export const siteCopy = (): Site => {
  const root = mkdtempSync(join(tmpdir(), 'sixfold-content-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copy(join(HERE, 'content'), join(root, 'content'));
  mkdirSync(join(root, 'src'));
  symlinkSync(join(HERE, 'src/pages'), join(root, 'src/pages'));
  const at = (file: string) => join(root, 'content', file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true });
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
    replace: (file, from, to) => {
      const parts = read(file).split(from);
      if (parts.length !== 2) throw new Error(`${JSON.stringify(from)} is ${parts.length - 1} times in ${file}.`);
      write(file, parts.join(to));
    },
    move: (from, to) => {
      cpSync(at(from), at(to), { recursive: true });
      remove(from);
    },
  };
};
