/**
 * A site to make mistakes in: a frozen copy of the site’s texts, so that no change to the content changes a test, and
 * plain pictures where the texts name one.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { readContent } from '../../src/content-check/content.ts';
import { renditionsOf } from '../../src/content-check/rules/films.ts';
import { texts } from '../../src/content-check/walk.ts';
import { pictureBytes } from './pictures.ts';

const HERE = resolve(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, 'fixture');

/** Pictures and films for every path that the texts name, made once a run and linked from each copy. */
const media = mkdtempSync(join(tmpdir(), 'sixfold-media-'));
process.on('exit', () => rmSync(media, { recursive: true, force: true }));

const photograph = await pictureBytes(1920, 1280);

const put = (file: string, bytes: Uint8Array) => {
  mkdirSync(dirname(join(media, file)), { recursive: true });
  writeFileSync(join(media, file), bytes);
};

const makeMedia = () => {
  mkdirSync(join(media, 'source'));
  symlinkSync(FIXTURE, join(media, 'source/content'));
  for (const entry of readContent(join(media, 'source')).entries) {
    for (const { field, value } of texts(entry)) {
      if (field.role !== 'picture') continue;
      put(`${entry.folder}/${value.slice(2)}`, photograph);
      if (field.film) for (const film of renditionsOf(entry.folder, value)) put(film, Buffer.from('film'));
    }
  }
};
makeMedia();

const link = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
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

/** A site that disappears with the test. */
export const siteCopy = (): Site => {
  const root = mkdtempSync(join(tmpdir(), 'sixfold-content-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(FIXTURE, join(root, 'content'), { recursive: true });
  link(join(media, 'content'), join(root, 'content'));
  mkdirSync(join(root, 'src'));
  symlinkSync(join(HERE, 'src/pages'), join(root, 'src/pages'));
  const at = (file: string) => join(root, 'content', file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    // What stands there may be a link to a picture of all tests.
    if (existsSync(at(file))) rmSync(at(file));
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
      if (parts.length !== 2)
        throw new Error(`${JSON.stringify(from)} is ${parts.length - 1} times in ${file}.`);
      write(file, parts.join(to));
    },
    move: (from, to) => {
      cpSync(at(from), at(to), { recursive: true });
      remove(from);
    },
  };
};
