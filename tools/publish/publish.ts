/** Publishes content by git: commits it, takes in what others have published, and pushes. Nothing is ever forced. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../src/contentDir.ts';
import { checkContent } from '../content/check/checkContent.ts';
import { describe, mergeFile, type Change, type Choices, type Conflict } from './changes.ts';
import { git, line, run } from './git.ts';

/** What git calls the tree without files, with which a repository without commits is compared. */
const NOTHING = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** Asks whether a merge has begun. */
const MERGING = ['rev-parse', '--quiet', '--verify', 'MERGE_HEAD'];

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
const fileIn = async (root: string, commit: string, file: string): Promise<Buffer | undefined> => {
  const { ok, out } = await git(root, 'show', `${commit}:./${file}`);
  return ok ? out : undefined;
};

/** A file as it was in a commit, and as it is. */
export const versionsOf = async (root: string, commit: string, file: string) => [
  await fileIn(root, commit, file),
  existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined,
];

/** Everything that has changed in the content since a commit, by default since it was last published. */
export const changes = async (root: string, commit?: string): Promise<Change[]> => {
  const dir = contentDir(root);
  const base = commit ?? (await published(root));
  const failed = 'Git cannot compare the content';
  const listed = [
    await run(root, failed, 'diff', '--name-only', '--relative', '-z', base, '--', dir),
    await run(root, failed, 'ls-files', '--others', '--exclude-standard', '-z', '--', dir),
  ];
  const files = [...new Set(listed.flatMap(paths))].sort();
  return Promise.all(
    files.map(async (file) => {
      const [before, after] = await versionsOf(root, base, file);
      return describe(dir, file, before?.toString(), after?.toString());
    }),
  );
};

const put = (root: string, file: string, whole: string | Buffer | undefined): void => {
  if (whole === undefined) rmSync(join(root, file), { force: true });
  else writeFileSync(join(root, file), whole);
};

/** Puts a file back to what was published. */
export const discard = async (root: string, file: string): Promise<void> => {
  if (!(await changes(root)).some((change) => change.file === file))
    throw new Error(`${file} has not changed. Load this page again.`);
  put(root, file, await fileIn(root, await published(root), file));
};

/** Takes in what others have published. Returns what both have changed, if no choice settles it; then nothing was done. */
const takeIn = async (root: string, theirs: string, choices: Choices): Promise<Conflict[]> => {
  const dir = contentDir(root);
  const { ok, out } = await git(root, 'merge-tree', '--write-tree', '--name-only', '-z', 'HEAD', theirs);
  const [, ...rest] = out.toString().split('\0');
  const prefix = await line(root, 'rev-parse', '--show-prefix');
  const files = ok ? [] : rest.slice(0, rest.indexOf('')).map((file) => file.replace(prefix, ''));
  const foreign = files.filter((file) => !file.startsWith(`${dir}/`)).join(', ');
  if (foreign) throw new Error(`Somebody else has changed the same lines of ${foreign}. Ask a developer.`);
  const commits = [await line(root, 'merge-base', 'HEAD', theirs), 'HEAD', theirs];
  const merged: ({ file: string } & ReturnType<typeof mergeFile>)[] = [];
  for (const file of files) {
    const versions = await Promise.all(commits.map((commit) => fileIn(root, commit, file)));
    merged.push({ file, ...mergeFile(dir, file, versions, choices) });
  }
  const open = merged.flatMap(({ conflicts }) => conflicts);
  if (open.length > 0) return open;
  const { ok: isMerged } = await git(root, 'merge', '--no-edit', ...(ok ? [] : ['--no-commit']), theirs);
  if (isMerged && ok) return [];
  try {
    // Git does not begin where that would overwrite what was saved meanwhile, and says so again.
    if (ok || !(await line(root, ...MERGING)))
      await run(root, 'The merge failed', 'merge', '--no-edit', theirs);
    for (const { file, whole } of merged) {
      put(root, file, whole);
      await run(root, 'The merge failed', 'add', '--all', '--', file);
    }
    await run(root, 'A check of this computer refused the merge', 'commit', '--no-edit', '--quiet');
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

const mustBeSound = async (root: string) => {
  if ((await checkContent(root)).length > 0)
    throw new Error(`There is a mistake in the content. Correct what is listed below, then publish.`);
};

const steps = async (root: string, sentence: string, choices: Choices): Promise<Outcome> => {
  const dir = contentDir(root);
  await run(root, 'Git does not work here', 'rev-parse', '--git-dir');
  const { branch, remote, target } = await destination(root);
  const message = sentence.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const obstacle =
    branch === ''
      ? 'Git stands on an old version (“detached HEAD”). Choose a branch in VS Code first.'
      : remote === ''
        ? 'Git knows no server to publish to. Ask a developer to add one.'
        : (await line(root, ...MERGING)) !== ''
          ? 'A merge on this computer is not finished. Ask a developer to finish it.'
          : message === '' && 'Say in a sentence what you have changed.';
  if (obstacle) throw new Error(obstacle);
  await mustBeSound(root);

  if (await line(root, 'status', '--porcelain', '--', dir)) {
    await run(root, 'The changes cannot be added', 'add', '--all', '--', dir);
    const commit = ['commit', '--quiet', `--message=${message}`, '--', dir];
    await run(root, 'A check of this computer refused the change', ...commit);
  }
  const head = await line(root, 'rev-parse', 'HEAD');
  const fetch = ['fetch', '--quiet', remote, target];
  const fetched = await git(root, ...fetch);
  if (fetched.ok) {
    const conflicts = await takeIn(root, await line(root, 'rev-parse', 'FETCH_HEAD'), choices);
    if (conflicts.length > 0)
      return { said: 'Somebody else has changed the same words. Choose what is published.', conflicts };
    if ((await line(root, 'rev-parse', 'HEAD')) !== head) await mustBeSound(root);
  } else if (!fetched.said.includes("couldn't find remote ref"))
    await run(root, 'The changes of others cannot be fetched', ...fetch);

  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config?: { publish?: string };
  };
  const own = `content-${await line(root, 'rev-parse', '--short', 'HEAD')}`;
  const to = config?.publish === 'branch' ? own : target;
  await run(root, 'The changes cannot be sent', 'push', '--quiet', remote, `HEAD:refs/heads/${to}`);
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
