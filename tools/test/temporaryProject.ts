/** A copy of the project that can be changed and built without touching the real one. */
import { spawnSync } from 'node:child_process';
import {
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheDirOf } from '../../src/schemas/contentDir.ts';

const HERE = resolve(import.meta.dirname, '../..');
const PARTS = ['astro.config.mjs', 'package.json', 'public', 'src', 'tools', 'tsconfig.json'];

/** What is kept between builds: processed pictures, compressed files, fonts. */
const CACHES = ['assets', 'compressed', 'fonts'];

export interface TemporaryProject {
  root: string;
  /**
   * Replaces a text that occurs exactly once.
   * @throws if it does not occur, or occurs more than once
   */
  replace: (file: string, from: string, to: string) => void;
  /** See `buildIn`. */
  build: () => string | undefined;
  remove: () => void;
}

/**
 * Builds the project in a folder into its `dist/`.
 * @returns Astro's output if the build failed, else `undefined`
 */
export const buildIn = (root: string): string | undefined => {
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
    },
  });
  return status === 0 ? undefined : stdout + stderr;
};

/**
 * Copies the project. The copy shares the packages and the cache of processed pictures with the real one.
 * @param content the folder that becomes its content
 * @param more files and folders to copy beyond those that a build needs
 */
export const createTemporaryProject = (content: string, more: readonly string[] = []): TemporaryProject => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(join(HERE, content), join(root, 'content'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const part of [...PARTS, ...more]) {
    cpSync(join(HERE, part), join(root, part), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => path !== join(HERE, 'tests/results'),
    });
  }
  const packages = join(HERE, 'node_modules');
  mkdirSync(join(root, 'node_modules/.astro'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '.astro') symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
  const cache = join(HERE, cacheDirOf(content));
  for (const name of CACHES) {
    mkdirSync(join(cache, name), { recursive: true });
    symlinkSync(join(cache, name), join(root, 'node_modules/.astro', name));
  }
  return {
    root,
    replace: (file, from, to) => {
      const parts = readFileSync(join(root, file), 'utf8').split(from);
      if (parts.length !== 2)
        throw new Error(`${JSON.stringify(from)} occurs ${parts.length - 1} times in ${file}.`);
      writeFileSync(join(root, file), parts.join(to));
    },
    build: () => buildIn(root),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
