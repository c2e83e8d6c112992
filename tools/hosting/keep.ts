// Adds the scripts and pictures of the release that is online to the built site, before that is published: a page that was
// opened, or is kept by a browser, asks for those of its own release.
//   npm run deploy:keep https://www.example.org
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { compress } from './compress.ts';
import { HASHED_FOLDERS, TEXT_KINDS } from './rules.ts';

/** Lists the hashed files of a release, which it does not include those of the one before. */
export const RELEASE = 'release.txt';

/** Whether a path from the root of the site names a file that never changes under its name. */
export const isHashed = (file: string): boolean =>
  HASHED_FOLDERS.some((folder) => `/${file}`.startsWith(folder)) &&
  /^[\w./-]+\.\w+$/.test(file) &&
  !file.includes('..');

/**
 * Adds the hashed files of a published site that a built one lacks.
 * @returns how many
 * @throws if the site lists none, or one of them cannot be had
 */
export const keepFiles = async (site: string, root = 'dist'): Promise<number> => {
  const get = async (file: string): Promise<Response> => {
    const response = await fetch(new URL(file, site));
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
    return response;
  };
  const listed = (await (await get(RELEASE)).text()).split('\n');
  const lacking = listed.filter((file) => isHashed(file) && !existsSync(join(root, file)));
  const cache = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const file of lacking) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await (await get(file)).bytes());
    if (TEXT_KINDS.includes(extname(file).slice(1))) await compress(path, cache);
  }
  return lacking.length;
};

if (import.meta.main)
  try {
    console.log(`${await keepFiles(process.argv[2] ?? '')} files of the release online are kept.`);
  } catch (error) {
    console.error(`Nothing is kept: ${String(error)}`);
    process.exitCode = 1;
  }
