/** What has changed in the content since it was published. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentDir } from '../../src/contentDir.ts';
import { changedFiles, fileIn, output } from '../content/git.ts';
import { describe, type Change } from './describe.ts';

/** What git calls the tree without files, with which a repository without commits is compared. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Where content is published to: the name of the server, and of its branch. */
export const destination = async (root: string) => {
  const branch = await output(root, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const remote =
    (await output(root, 'config', `branch.${branch}.remote`)) ||
    (await output(root, 'remote')).split('\n')[0];
  const merge = await output(root, 'config', `branch.${branch}.merge`);
  return { branch, remote: remote ?? '', target: merge.replace('refs/heads/', '') || branch };
};

/** The commit with which the content is compared: the last one that both this computer and the server have. */
export const publishedCommit = async (root: string): Promise<string> => {
  const { remote, target } = await destination(root);
  const shared = await output(root, 'merge-base', 'HEAD', `refs/remotes/${remote}/${target}`);
  return shared || (await output(root, 'rev-parse', '--quiet', '--verify', 'HEAD')) || EMPTY_TREE;
};

/** A file as it was in a commit, and as it is. */
export const versionsOf = async (root: string, commit: string, file: string) => [
  await fileIn(root, commit, file),
  existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined,
];

/** Everything that has changed in the content since a commit, by default since it was last published. */
export const changes = async (root: string, commit?: string): Promise<Change[]> => {
  const dir = contentDir(root);
  const base = commit ?? (await publishedCommit(root));
  const files = await changedFiles(root, dir, base);
  return Promise.all(
    files.map(async (file) => {
      const [before, after] = await versionsOf(root, base, file);
      return describe(dir, file, before?.toString(), after?.toString());
    }),
  );
};

/** Writes a file, or deletes it if there is nothing to write. */
export const writeOrDelete = (root: string, file: string, whole: string | Buffer | undefined): void => {
  const path = join(root, file);
  if (whole === undefined) rmSync(path, { force: true });
  else {
    // The folder of a deleted entry is gone too.
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, whole);
  }
};

/** Puts a file back to what was published. */
export const discard = async (root: string, file: string): Promise<void> => {
  if (!(await changes(root)).some((change) => change.file === file))
    throw new Error(`${file} has not changed. Load this page again.`);
  writeOrDelete(root, file, await fileIn(root, await publishedCommit(root), file));
};
