/** Git as it is installed, and what it says in plain words. */
import { execFile } from 'node:child_process';

interface Answer {
  ok: boolean;
  out: Buffer;
  said: string;
}

/** A reason why something cannot be published, for the editor to read. */
export class Trouble extends Error {}

/** There is no terminal to ask in, and messages must be in English to be understood below. */
const ENVIRONMENT = {
  GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
  ...process.env,
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  LC_ALL: 'C',
};

/** How long git may take, in milliseconds: photographs are large, and connections slow. */
const PATIENCE = 300_000;

/** Runs git in a folder. */
export const git = (root: string, ...args: readonly string[]): Promise<Answer> =>
  new Promise((resolve) => {
    const options = {
      cwd: root,
      env: ENVIRONMENT,
      encoding: 'buffer',
      maxBuffer: 2 ** 30,
      timeout: PATIENCE,
    } as const;
    execFile('git', args, options, (error, out, said) => {
      const missing = error?.code === 'ENOENT' ? 'git is missing' : '';
      resolve({
        ok: error === null,
        out,
        said: missing || `${said.toString()}${error ? out.toString() : ''}`.trim(),
      });
    }).stdin?.end();
  });

/** What git says, and what that means to an editor. The first that fits counts. */
const MEANINGS: readonly (readonly [said: RegExp, means: string])[] = [
  [/git is missing/, 'Git is not installed. Install it from https://git-scm.com.'],
  [
    /not a git repository \(or/,
    'This folder is not in a git repository. Ask a developer to clone the project.',
  ],
  [
    /terminal prompts disabled|could not read (?:Username|Password)|Host key verification/,
    'The server asks for a password, which cannot be typed here. Press Sync in VS Code’s Source Control once, and sign in.',
  ],
  [
    /Authentication failed|Permission denied|permission denied|denied to|error: 403|insufficient permission/,
    'You have no right to publish there. Ask whoever runs the repository for the right to write.',
  ],
  [
    /fetch first|non-fast-forward|cannot lock ref/,
    'Somebody else published at the same moment. Publish again.',
  ],
  [/remote rejected|hook declined/, 'The server refused the publication.'],
  [
    /Could not resolve|unable to access|Connection (?:refused|timed out|reset)|unreachable|timed out/,
    'There is no connection to the server. Publish again when you are online.',
  ],
  [/does not appear to be a git|not found|Could not read from remote/, 'The server has no such repository.'],
  [/index\.lock/, 'Another program is using git. Wait until it is done, then publish again.'],
  [
    /tell me who you are|empty ident|no email was given|auto-detect email/,
    'Git does not know who you are. Ask a developer to set your name and email address.',
  ],
  [
    /would be overwritten/,
    'Files that somebody else has changed too are not saved in git yet. Publish again, or ask a developer.',
  ],
];

/**
 * Runs git.
 * @param otherwise what a failure means that git has no words of its own for
 * @throws `Trouble`
 */
export const run = async (root: string, otherwise: string, ...args: readonly string[]): Promise<Buffer> => {
  const { ok, out, said } = await git(root, ...args);
  if (ok) return out;
  const meaning = MEANINGS.find(([pattern]) => pattern.test(said))?.[1] ?? otherwise;
  throw new Trouble(`${meaning} Nothing is lost. Git says: ${said || 'nothing'}`);
};
