/** Takes in what others have published. */
import { contentDir } from '../../src/contentDir.ts';
import { git, gitOrThrow, output } from '../content/git.ts';
import { mergeFile, type Choices, type Conflict } from './merge.ts';
import { fileIn, writeOrDelete } from './published.ts';

/** Asks whether a merge has begun. */
export const MERGING = ['rev-parse', '--quiet', '--verify', 'MERGE_HEAD'];

/**
 * Merges a commit into the branch.
 * @param theirs the commit
 * @returns what both have changed and no choice settles; if there is any, nothing was done
 * @throws with the reason in plain words
 */
export const mergeTheirs = async (root: string, theirs: string, choices: Choices): Promise<Conflict[]> => {
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
