/** Publishes content by git: commits it, takes in what others have published, and pushes. Nothing is ever forced. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../src/contentDir.ts';
import { checkContent } from '../content/check/checkContent.ts';
import { count } from '../content/check/phrases.ts';
import { isText } from '../content/read/files.ts';
import { describe, mergeFile, type Change, type Choices, type Conflict } from './changes.ts';
import { git, run, Trouble } from './git.ts';

/** What git calls the tree without files, with which a repository without commits is compared. */
const NOTHING = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const line = async (root: string, ...args: string[]) => {
  const { ok, out } = await git(root, ...args);
  return ok ? out.toString().trim() : '';
};

const paths = (out: Buffer) => out.toString().split('\0').filter(Boolean);

/** Where content is published to: the name of the server, and of its branch. */
const destination = async (root: string) => {
  const branch = await line(root, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const remote =
    (await line(root, 'config', `branch.${branch}.remote`)) || (await line(root, 'remote')).split('\n')[0];
  const merge = await line(root, 'config', `branch.${branch}.merge`);
  return { branch, remote: remote ?? '', target: merge.replace('refs/heads/', '') || branch };
};

/** The commit with which the content is compared: the last one that both this computer and the server have. */
export const published = async (root: string): Promise<string> => {
  const { remote, target } = await destination(root);
  const shared = await line(root, 'merge-base', 'HEAD', `refs/remotes/${remote}/${target}`);
  return shared || (await line(root, 'rev-parse', '--quiet', '--verify', 'HEAD')) || NOTHING;
};

/** A file as it was in a commit; undefined if there was none. */
export const fileIn = async (root: string, commit: string, file: string): Promise<Buffer | undefined> => {
  const { ok, out } = await git(root, 'show', `${commit}:./${file}`);
  return ok ? out : undefined;
};

const textIn = async (root: string, commit: string, file: string) =>
  (await fileIn(root, commit, file))?.toString();

/** Everything that has changed in the content since it was last published. */
export const changes = async (root: string): Promise<Change[]> => {
  const dir = contentDir(root);
  const base = await published(root);
  const listed = [
    await run(
      root,
      'Git cannot compare the content.',
      'diff',
      '--name-only',
      '--relative',
      '-z',
      base,
      '--',
      dir,
    ),
    await run(
      root,
      'Git cannot compare the content.',
      'ls-files',
      '--others',
      '--exclude-standard',
      '-z',
      '--',
      dir,
    ),
  ];
  const files = [...new Set(listed.flatMap(paths))].sort();
  return Promise.all(
    files.map(async (file) => {
      const now = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
      return describe(dir, file, await textIn(root, base, file), now);
    }),
  );
};

/** Puts a file back to what was published. */
export const discard = async (root: string, file: string): Promise<void> => {
  if (!(await changes(root)).some((change) => change.file === file))
    throw new Trouble(`${file} has not changed. Load this page again.`);
  const before = await fileIn(root, await published(root), file);
  if (before === undefined) rmSync(join(root, file));
  else writeFileSync(join(root, file), before);
};

/** Takes in what others have published. Returns what both have changed, if no choice settles it; then nothing was done. */
const takeIn = async (root: string, theirs: string, choices: Choices): Promise<Conflict[]> => {
  const dir = contentDir(root);
  const { ok, out } = await git(root, 'merge-tree', '--write-tree', '--name-only', '-z', 'HEAD', theirs);
  const [, ...rest] = out.toString().split('\0');
  const prefix = await line(root, 'rev-parse', '--show-prefix');
  const files = ok ? [] : rest.slice(0, rest.indexOf('')).map((file) => file.replace(prefix, ''));
  const foreign = files.filter((file) => !file.startsWith(`${dir}/`));
  if (foreign.length > 0)
    throw new Trouble(
      `Somebody else has changed the same lines of ${foreign.join(', ')}. Ask a developer to merge them.`,
    );
  const commits = [await line(root, 'merge-base', 'HEAD', theirs), 'HEAD', theirs];
  const merged = await Promise.all(
    files.map(async (file) => {
      const versions = await Promise.all(commits.map((commit) => textIn(root, commit, file)));
      const chosen = mergeFile(dir, file, isText(file) ? versions : versions.map(() => undefined), choices);
      return { file, ...chosen };
    }),
  );
  const open = merged.flatMap(({ conflicts }) => conflicts);
  if (open.length > 0) return open;
  const said = await git(root, 'merge', '--no-edit', ...(files.length > 0 ? ['--no-commit'] : []), theirs);
  try {
    if (files.length === 0 && !said.ok)
      await run(root, 'The changes of others cannot be taken in.', 'merge', '--no-edit', theirs);
    if (files.length > 0) {
      for (const { file, text, isTheirs } of merged) {
        const whole = text ?? (await fileIn(root, isTheirs ? theirs : 'HEAD', file));
        if (whole === undefined) rmSync(join(root, file), { force: true });
        else writeFileSync(join(root, file), whole);
        await run(root, 'The merged files cannot be added.', 'add', '--all', '--', file);
      }
      await run(root, 'A check of this computer refused the merge.', 'commit', '--no-edit', '--quiet');
    }
  } catch (error) {
    await git(root, 'merge', '--abort');
    throw error;
  }
  return [];
};

export interface Outcome {
  /** What was done, or why it was not. */
  said: string;
  conflicts: Conflict[];
}

const mustBeSound = async (root: string, after: string) => {
  const mistakes = await checkContent(root);
  if (mistakes.length > 0)
    throw new Trouble(
      `${after}${count(mistakes.length, 'mistake')} in the content. Correct what is listed below, then publish.`,
    );
};

const steps = async (root: string, sentence: string, choices: Choices): Promise<Outcome> => {
  const dir = contentDir(root);
  await run(root, 'Git does not work here.', 'rev-parse', '--git-dir');
  const { branch, remote, target } = await destination(root);
  if (branch === '')
    throw new Trouble('Git stands on an old version (“detached HEAD”). Choose a branch in VS Code first.');
  if (remote === '') throw new Trouble('Git knows no server to publish to. Ask a developer to add one.');
  if (await line(root, 'rev-parse', '--quiet', '--verify', 'MERGE_HEAD'))
    throw new Trouble(
      'Somebody began a merge on this computer and has not finished it. Ask a developer to finish it.',
    );
  const message = sentence.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  if (message === '') throw new Trouble('Say in a sentence what you have changed.');
  await mustBeSound(root, '');

  if (await line(root, 'status', '--porcelain', '--', dir)) {
    await run(root, 'The changes cannot be added.', 'add', '--all', '--', dir);
    await run(
      root,
      'A check of this computer refused the change.',
      'commit',
      '--quiet',
      `--message=${message}`,
      '--',
      dir,
    );
  }
  const head = await line(root, 'rev-parse', 'HEAD');
  const fetched = await git(root, 'fetch', '--quiet', remote, target);
  if (fetched.ok) {
    const conflicts = await takeIn(root, await line(root, 'rev-parse', 'FETCH_HEAD'), choices);
    if (conflicts.length > 0)
      return { said: 'Somebody else has changed the same words. Choose what is published.', conflicts };
    if ((await line(root, 'rev-parse', 'HEAD')) !== head)
      await mustBeSound(root, 'Together with the changes of others: ');
  } else if (!fetched.said.includes("couldn't find remote ref"))
    await run(root, 'The changes of others cannot be fetched.', 'fetch', '--quiet', remote, target);

  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config?: { publish?: string };
  };
  const to =
    config?.publish === 'branch' ? `content-${await line(root, 'rev-parse', '--short', 'HEAD')}` : target;
  await run(root, 'The changes cannot be sent.', 'push', '--quiet', remote, `HEAD:refs/heads/${to}`);
  return { said: `Published to ${to}.`, conflicts: [] };
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Publishes the content, one publication after another. What has been done stays if it cannot go on; publishing again
 * continues there.
 * @param sentence what the editor says about the changes
 * @param choices what to keep where somebody else has changed the same field
 */
export const publish = (root: string, sentence: string, choices: Choices = {}): Promise<Outcome> => {
  const outcome = last.then(() => steps(root, sentence, choices));
  last = outcome.catch(() => undefined);
  return outcome;
};
