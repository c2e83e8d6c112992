/** Git repositories for tests. */
import { execFileSync } from 'node:child_process';

/** Runs a shell command in a folder. Returns what it prints. */
export const shell = (cwd: string, command: string, env: Readonly<Record<string, string>> = {}): string =>
  execFileSync('sh', ['-ec', command], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, ...env },
  });

const BEGIN =
  'git init -qb main; git config user.name Editor; git config user.email editor@example.org; git add content; git commit -qm Begin';

/** Makes a folder a repository with its content in the first commit. */
export const createRepository = (root: string) => shell(root, BEGIN);

/** The same, and publishes that commit to a new server, which is a folder. */
export const createRepositoryWithServer = (root: string, server: string) => {
  const publish = 'git init -q --bare -b main "$S"; git remote add origin "$S"; git push -qu origin main';
  shell(root, `${BEGIN}; ${publish}`, { S: server });
};
