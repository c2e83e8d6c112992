/** A copy of the project that can be changed and built without touching the real one. */
import { spawnSync } from 'node:child_process';
import { constants, cpSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheDirOf } from '../../src/contentDir.ts';
import { temporaryFolder } from './files.ts';

const HERE = resolve(import.meta.dirname, '../..');
export const PARTS = ['astro.config.mjs', 'package.json', 'public', 'src', 'tools', 'tsconfig.json'];

/** What is kept between builds, each file under a digest of what it was made from: pictures, compressed files, fonts. */
const CACHES = ['assets', 'compressed', 'fonts'];

/**
 * Builds the project in a folder.
 * @param args further arguments for `astro build`
 * @param env environment variables, such as another content folder
 * @returns Astro's output if the build failed, else `undefined`
 */
export const buildIn = (root: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const astro = join(HERE, 'node_modules/astro/bin/astro.mjs');
  const settings = {
    ASTRO_TELEMETRY_DISABLED: '1',
    CONTENT_DIR: 'content',
    NO_COLOR: '1',
    NODE_ENV: 'production',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', ...settings, ...env },
  });
  return status === 0 ? undefined : stdout + stderr;
};

/** Lets a folder share what the builds of the site's own content keep. */
export const shareCaches = (cacheDir: string): void => {
  mkdirSync(cacheDir, { recursive: true });
  for (const name of CACHES) {
    const cache = join(HERE, cacheDirOf('content'), name);
    mkdirSync(cache, { recursive: true });
    rmSync(join(cacheDir, name), { recursive: true, force: true });
    // The folder of packages may itself be a link.
    symlinkSync(realpathSync(cache), join(cacheDir, name), 'junction');
  }
};

/**
 * Builds content in a copy of the project, because Astro cannot build two sites in one project at the same time. If the build
 * fails, says why.
 * @param dist the folder that the site is put into
 * @returns whether there is a site
 */
export const buildCopy = (content: string, dist: string, env: NodeJS.ProcessEnv = {}): boolean => {
  const root = createTemporaryProject(content);
  const failure = buildIn(root, [], env);
  rmSync(dist, { recursive: true, force: true });
  if (failure === undefined) cpSync(join(root, 'dist'), dist, { recursive: true });
  else console.error(`The site of ${content} cannot be built:\n${failure}`);
  rmSync(root, { recursive: true });
  return failure === undefined;
};

/**
 * Copies the project. The copy shares the packages and the caches with the real one.
 * @param content the folder that becomes its content
 * @returns its folder
 */
const createTemporaryProject = (content: string): string => {
  const root = temporaryFolder('site');
  const copy = (from: string, to: string) =>
    cpSync(join(HERE, from), join(root, to), { recursive: true, mode: constants.COPYFILE_FICLONE });
  copy(content, 'content');
  for (const part of PARTS) copy(part, part);
  shareCaches(join(root, cacheDirOf('content')));
  for (const name of readdirSync(join(HERE, 'node_modules')))
    if (name !== '.astro') symlinkSync(join(HERE, 'node_modules', name), join(root, 'node_modules', name));
  return root;
};
