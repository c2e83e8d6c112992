/** A copy of the fixture site to make mistakes in, so that changes to the content do not change a test. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { replaceOnce, temporaryFolder } from '../../tools/test/files.ts';

const FIXTURE_FILES = resolve(import.meta.dirname, '../..', FIXTURE_CONTENT);

/** Copies text files, which tests edit; links to pictures and films, which tests only replace. */
const copy = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copy(source, target);
    else if (/\.(mdx|json)$/.test(entry.name)) copyFileSync(source, target);
    else symlinkSync(source, target);
  }
};

/** The folder that the tests of a file use one after another: to make one takes longer than to check it. */
let shared: string | undefined;

afterAll(() => {
  if (shared !== undefined) rmSync(shared, { recursive: true });
});

const makeShared = (): string => {
  const root = temporaryFolder('content');
  copy(FIXTURE_FILES, join(root, 'content'));
  return root;
};

export type Site = ReturnType<typeof siteCopy>;

/** A site like the fixture site, until the test is over. A test has one of them. */
export const siteCopy = () => {
  const root = (shared ??= makeShared());
  const changed = new Set<string>();
  const at = (file: string) => {
    changed.add(file.split('/', 2).join('/'));
    return join(root, 'content', file);
  };
  onTestFinished(() => {
    for (const name of changed) {
      rmSync(join(root, 'content', name), { recursive: true, force: true });
      const source = join(FIXTURE_FILES, name);
      if (!existsSync(source)) continue;
      if (name.endsWith('.json')) copyFileSync(source, join(root, 'content', name));
      else copy(source, join(root, 'content', name));
    }
    for (const name of readdirSync(root))
      if (name !== 'content') rmSync(join(root, name), { recursive: true });
  });
  const remove = (file: string) => rmSync(at(file), { recursive: true });
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    // It may be a link to a picture that all tests share.
    rmSync(at(file), { force: true });
    writeFileSync(at(file), text);
  };
  return {
    root,
    /** Reads a file below `content/`. */
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** Reads a picture or film below `content/`. */
    bytes: (file: string) => readFileSync(at(file)),
    /** Writes a file below `content/`, and creates its folders. */
    write,
    remove,
    /** See `replaceOnce`. */
    replace: (file: string, from: string, to: string) => replaceOnce(at(file), from, to),
    move: (from: string, to: string) => {
      cpSync(at(from), at(to), { recursive: true });
      remove(from);
    },
  };
};
