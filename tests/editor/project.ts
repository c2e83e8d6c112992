/** A copy of the project whose content the visual editor may write to, served by `astro dev`. */
import { spawn } from 'node:child_process';
import { constants, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

const HERE = resolve(import.meta.dirname, '../..');
const PARTS = ['.gitignore', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];

export interface Project {
  root: string;
  /** Where it is served. */
  url: string;
  read: (file: string) => string;
  /**
   * Waits until the server has read content that holds these words. A page asked for meanwhile could be made from the old
   * content and, in Astro 7.3, stay so.
   */
  reads: (words: string) => Promise<void>;
  stop: () => void;
}

/** Copies the project below its own folder, so that its packages are found, and serves it. */
export const serveCopy = async (): Promise<Project> => {
  const root = join(HERE, 'tests/results/editor');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const part of PARTS) cpSync(join(HERE, part), join(root, part), { recursive: true });
  // Pictures that are finished already need not be made again for a build of the copy.
  const finished = 'node_modules/.astro/assets';
  cpSync(join(HERE, finished), join(root, finished), { recursive: true, mode: constants.COPYFILE_FICLONE });
  cpSync(join(HERE, 'astro.config.mjs'), join(root, 'site.config.mjs'));
  // The copy has no packages of its own, and may read those of the folder it lies in.
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `import site from './site.config.mjs';
export default { ...site, vite: { ...site.vite, server: { fs: { allow: [${JSON.stringify(HERE)}] } } } };
`,
  );
  const astro = join(HERE, 'node_modules/astro/bin/astro.mjs');
  const env = {
    ...process.env,
    ASTRO_DEV_BACKGROUND: '0',
    ASTRO_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    NODE_ENV: 'development',
    VITEST: '',
  };
  const server = spawn(process.execPath, [astro, 'dev', '--port', '0'], { cwd: root, env });
  const url = await new Promise<string>((found, failed) => {
    let said = '';
    const listen = (data: Buffer) => {
      said += data.toString();
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address !== undefined) found(address);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => failed(new Error(`astro dev ended:\n${said}`)));
  });
  return {
    root,
    url,
    read: (file) => readFileSync(join(root, 'content', file), 'utf8'),
    reads: async (words) => {
      const store = join(root, '.astro/data-store.json');
      await expect.poll(() => readFileSync(store, 'utf8'), { timeout: 60_000 }).toContain(words);
    },
    stop: () => {
      server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
