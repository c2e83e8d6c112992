/** Publishes content by git: commits it, takes in what others have published, and pushes. Nothing is ever forced. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../src/contentDir.ts';
import { checkContent } from '../content/check/checkContent.ts';
import { fileIn, git, gitOrThrow, output } from '../content/git.ts';
import { mergeFile, type Choices, type Conflict } from './merge.ts';
import { destination, writeOrDelete } from './published.ts';

/** Asks whether a merge has begun. */
const MERGING = ['rev-parse', '--quiet', '--verify', 'MERGE_HEAD'];

/**
 * Merges a commit into the branch.
 * @param theirs the commit
 * @returns what both have changed and no choice settles; if there is any, nothing was done
 * @throws with the reason in plain words
 */
const mergeTheirs = async (root: string, theirs: string, choices: Choices): Promise<Conflict[]> => {
  const dir = contentDir(root);
  const { ok, out } = await git(root, 'merge-tree', '--write-tree', '--name-only', '-z', 'HEAD', theirs);
  const [, ...rest] = out.toString().split('\0');
  const prefix = await output(root, 'rev-parse', '--show-prefix');
  const files = ok ? [] : rest.slice(0, rest.indexOf('')).map((file) => file.replace(prefix, ''));
  const foreign = files.filter((file) => !file.startsWith(`${dir}/`)).join(', ');
  if (foreign) throw new Error(`Somebody else has changed the same lines of ${foreign}. Ask a developer.`);
  const commits = [await output(root, 'merge-base', 'HEAD', theirs), 'HEAD', theirs];
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
    if (ok || !(await output(root, ...MERGING)))
      await gitOrThrow(root, 'The merge failed', 'merge', '--no-edit', theirs);
    for (const { file, whole } of merged) {
      writeOrDelete(root, file, whole);
      await gitOrThrow(root, 'The merge failed', 'add', '--all', '--', file);
    }
    await gitOrThrow(root, 'A check on this computer refused the merge', 'commit', '--no-edit', '--quiet');
  } catch (error) {
    await git(root, 'merge', '--abort');
    throw error;
  }
  return [];
};

const requireNoMistakes = async (root: string) => {
  if ((await checkContent(root)).length > 0)
    throw new Error('There is a mistake in the content. Correct what is listed below, then publish.');
};

const publishNow = async (root: string, sentence: string, choices: Choices) => {
  const dir = contentDir(root);
  await gitOrThrow(root, 'Git does not work here', 'rev-parse', '--git-dir');
  const { branch, remote, target } = await destination(root);
  const message = sentence.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const obstacles: readonly [isThere: boolean, said: string][] = [
    [branch === '', 'No branch is checked out (“detached HEAD”). Choose a branch in VS Code first.'],
    [remote === '', 'There is no server to publish to. Ask a developer to add one.'],
    [
      (await output(root, ...MERGING)) !== '',
      'A merge on this computer is not finished. Ask a developer to finish it.',
    ],
    [message === '', 'Say in a sentence what you have changed.'],
  ];
  const obstacle = obstacles.find(([isThere]) => isThere);
  if (obstacle) throw new Error(obstacle[1]);
  await requireNoMistakes(root);

  if (await output(root, 'status', '--porcelain', '--', dir)) {
    await gitOrThrow(root, 'The changes cannot be added', 'add', '--all', '--', dir);
    const commit = ['commit', '--quiet', `--message=${message}`, '--', dir];
    await gitOrThrow(root, 'A check on this computer refused the change', ...commit);
  }
  const head = await output(root, 'rev-parse', 'HEAD');
  const fetch = ['fetch', '--quiet', remote, target];
  const fetched = await git(root, ...fetch);
  if (fetched.ok) {
    const conflicts = await mergeTheirs(root, await output(root, 'rev-parse', 'FETCH_HEAD'), choices);
    if (conflicts.length > 0)
      return { said: 'Somebody else has changed the same words. Choose what is published.', conflicts };
    if ((await output(root, 'rev-parse', 'HEAD')) !== head) await requireNoMistakes(root);
  } else if (!fetched.said.includes("couldn't find remote ref"))
    await gitOrThrow(root, 'The changes of others cannot be fetched', ...fetch);

  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config?: { publish?: string };
  };
  const own = `content-${await output(root, 'rev-parse', '--short', 'HEAD')}`;
  const to = config?.publish === 'branch' ? own : target;
  await gitOrThrow(root, 'The changes cannot be sent', 'push', '--quiet', remote, `HEAD:refs/heads/${to}`);
  return { said: `Published to ${to}.`, conflicts: [] };
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Publishes the content, one publication after another. What has been done stays if it cannot go on; publishing again
 * continues there.
 * @param sentence what the editor says about the changes
 * @param choices what to keep where somebody else has changed the same field
 * @returns what was done, or why it was not
 */
export const publish = (root: string, sentence: string, choices: Choices = {}) => {
  const outcome = last.then(() => publishNow(root, sentence, choices));
  last = outcome.catch(() => undefined);
  return outcome;
};
