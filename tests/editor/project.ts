/** A copy of the project whose content the visual editor may write to, served by `astro dev`. */
import { spawn } from 'node:child_process';
import { constants, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheDirOf } from '../../src/contentDir.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';

const HERE = resolve(import.meta.dirname, '../..');
const PARTS = ['.gitignore', 'package.json', 'public', 'src', 'tools', 'tsconfig.json'];

export interface Project {
  root: string;
  /** The address it is served at. */
  url: string;
  read: (file: string) => string;
  /** Asks for a page, once. */
  ask: (path: string) => Promise<{ status: number; html: string }>;
  /** What the server has said last. */
  said: () => string;
  stop: () => void;
}

/** Takes the number of services out of the texts, which an eighteenth would make false. */
const uncount = (content: string) => {
  for (const file of globSync('{pages,why}/**/index.json', { cwd: content })) {
    const text = readFileSync(join(content, file), 'utf8');
    writeFileSync(
      join(content, file),
      text.replaceAll(/\b(all) (17|seventeen) /gi, '$1 ').replaceAll('Seventeen ', 'Many '),
    );
  }
};

/**
 * Copies the project into a folder below its own, so that its packages are found, and serves the copy.
 * @param name what the folder is called; two copies need different names
 * @param prepare changes the copy before it is served
 */
export const serveCopy = async (name: string, prepare?: (root: string) => void): Promise<Project> => {
  const root = join(HERE, 'tests/results', name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(join(HERE, FIXTURE_CONTENT), join(root, 'content'), { recursive: true });
  for (const part of PARTS) cpSync(join(HERE, part), join(root, part), { recursive: true });
  // A build of the copy reuses pictures that are already finished.
  const finished = join(HERE, cacheDirOf(FIXTURE_CONTENT), 'assets');
  mkdirSync(finished, { recursive: true });
  cpSync(finished, join(root, 'node_modules/.astro/assets'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  cpSync(join(HERE, 'astro.config.mjs'), join(root, 'site.config.mjs'));
  // The copy has no packages of its own, so the server must be allowed to read those of the project.
  writeFileSync(
    join(root, 'astro.config.mjs'),
    `import site from './site.config.mjs';
export default { ...site, vite: { ...site.vite, server: { fs: { allow: [${JSON.stringify(HERE)}] } } } };
`,
  );
  uncount(join(root, 'content'));
  prepare?.(root);
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
  let said = '';
  const url = await new Promise<string>((found, failed) => {
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
    ask: async (path) => {
      const response = await fetch(url + path);
      return { status: response.status, html: await response.text() };
    },
    said: () => said.slice(-4000),
    stop: () => {
      server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
