/** A copy of the project that can be changed and built without touching the real one. */
import { spawnSync } from 'node:child_process';
import { constants, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheDirOf } from '../../src/contentDir.ts';
import { replaceOnce, temporaryFolder } from './files.ts';

const HERE = resolve(import.meta.dirname, '../..');
const PARTS = ['astro.config.mjs', 'package.json', 'public', 'src', 'tools', 'tsconfig.json'];

/** What is kept between builds, each file under a digest of what it was made from: pictures, compressed files, fonts. */
const CACHES = ['assets', 'compressed', 'fonts'];

export interface TemporaryProject {
  root: string;
  /** See `replaceOnce`. */
  replace: (file: string, from: string, to: string) => void;
  /** See `buildIn`. */
  build: (env?: NodeJS.ProcessEnv) => string | undefined;
  remove: () => void;
}

/**
 * Builds the project in a folder into its `dist/`.
 * @param env environment variables for the build
 * @returns Astro's output if the build failed, else `undefined`
 */
export const buildIn = (root: string, env: NodeJS.ProcessEnv = {}): string | undefined => {
  const astro = join(HERE, 'node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      CONTENT_DIR: 'content',
      NO_COLOR: '1',
      NODE_ENV: 'production',
      VITEST: '',
      ...env,
    },
  });
  return status === 0 ? undefined : stdout + stderr;
};

/**
 * Copies the project. The copy shares the packages and the cache of processed pictures with the real one.
 * @param content the folder that becomes its content
 * @param like the content folder whose cache is shared: the one with most of the same pictures
 */
export const createTemporaryProject = (content: string, like = content): TemporaryProject => {
  const root = temporaryFolder('site');
  cpSync(join(HERE, content), join(root, 'content'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const part of PARTS) {
    cpSync(join(HERE, part), join(root, part), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  const packages = join(HERE, 'node_modules');
  mkdirSync(join(root, 'node_modules/.astro'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '.astro') symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
  const cache = join(HERE, cacheDirOf(like));
  for (const name of CACHES) {
    mkdirSync(join(cache, name), { recursive: true });
    symlinkSync(join(cache, name), join(root, 'node_modules/.astro', name));
  }
  return {
    root,
    replace: (file, from, to) => replaceOnce(join(root, file), from, to),
    build: (env) => buildIn(root, env),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
