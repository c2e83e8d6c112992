/** Git as it is installed, and what it says in plain words. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readTable } from './check/tables/table.ts';

/** There is no terminal to ask in, and messages must be in English to be understood. */
const env = {
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
  ...process.env,
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  LC_ALL: 'C',
};

/** How long git may take, in milliseconds: photographs are large, and connections slow. */
const timeout = 300_000;

/** The commit before the last one, with which the check compares. It is the base of a pull request on GitHub. */
export const LAST = 'HEAD~1';

const MEANINGS = readTable('git');

/** Runs git in a folder. */
export const git = (
  cwd: string,
  ...args: readonly string[]
): Promise<{ ok: boolean; out: Buffer; said: string }> =>
  new Promise((resolve) => {
    const options = { cwd, env, encoding: 'buffer', maxBuffer: 2 ** 30, timeout } as const;
    execFile('git', args, options, (error, out, errors) => {
      const said =
        error?.code === 'ENOENT' ? 'git is missing' : `${errors.toString()}${error ? out.toString() : ''}`;
      resolve({ ok: error === null, out, said: said.trim() });
    }).stdin?.end();
  });

/** What git prints; `''` if it fails. */
export const output = async (root: string, ...args: string[]): Promise<string> => {
  const { ok, out } = await git(root, ...args);
  return ok ? out.toString().trim() : '';
};

/** Runs git, and throws with the reason in plain words: `otherwise`, if `git.txt` has no words for the failure. */
export const gitOrThrow = async (
  root: string,
  otherwise: string,
  ...args: readonly string[]
): Promise<Buffer> => {
  const { ok, out, said } = await git(root, ...args);
  if (ok) return out;
  const known = MEANINGS.find(({ looks }) => looks.test(said));
  throw new Error(
    `${known ? `${known.is}. ${known.fix}` : otherwise}. Nothing is lost. Git says: ${said || 'nothing'}`,
  );
};

/** A file as it was in a commit; undefined if there was none. */
export const fileIn = async (root: string, commit: string, file: string): Promise<Buffer | undefined> => {
  const { ok, out } = await git(root, 'show', `${commit}:./${file}`);
  return ok ? out : undefined;
};

/**
 * The files of a folder that differ from a commit, new ones among them.
 * @throws with the reason in plain words, for example if there is no such commit
 */
export const changedFiles = async (root: string, dir: string, commit: string): Promise<string[]> => {
  const failed = 'Git cannot compare the content';
  const listed = [
    await gitOrThrow(root, failed, 'diff', '--name-only', '--relative', '-z', commit, '--', dir),
    await gitOrThrow(root, failed, 'ls-files', '--others', '--exclude-standard', '-z', '--', dir),
  ];
  return [...new Set(listed.flatMap((out) => out.toString().split('\0').filter(Boolean)))].sort();
};

/** Whether a folder is in a repository. It takes a hundredth of the time that git takes to say so. */
const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (folder !== dirname(folder) && isInRepository(dirname(folder)));

const recent = new WeakMap<object, Promise<readonly string[]>>();

/** The files of the content that have changed in the last commit or since; none where git cannot tell. */
export const recentFiles = (content: { root: string; dir: string }): Promise<readonly string[]> => {
  const { root, dir } = content;
  const find = async () => (isInRepository(resolve(root)) ? changedFiles(root, dir, LAST) : []);
  const files = recent.get(content) ?? find().catch(() => []);
  recent.set(content, files);
  return files;
};
