import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { redirectsOf } from '../content/read/addresses.ts';
import { readContent } from '../content/read/content.ts';
import { deployFiles, HOST_FILES, siteFiles } from '../hosting/hosts.ts';
import { TEXT_KINDS } from '../hosting/rules.ts';

/**
 * After the build: compresses every text file, and writes the rules of `tools/hosting/` out for each kind of host. Must
 * come after all integrations that write or change files of the site.
 */
export const hosting = (): AstroIntegration => {
  let cache = '';
  let address = '';
  return {
    name: 'sixfold:hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('compressed', config.cacheDir));
        address = config.site ?? '';
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const files = await readdir(site, { recursive: true });
        const texts = files.filter((file) => TEXT_KINDS.includes(extname(file).slice(1)));
        const pages = files
          .filter((file) => /(?<!404)\.html$/.test(file))
          .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
          .sort();
        mkdirSync(cache, { recursive: true });
        await Promise.all(texts.map((file) => compress(join(site, file), cache)));
        const redirects = redirectsOf(readContent(process.cwd()));
        writeAll(site, siteFiles(redirects, pages));
        writeAll(join(dirname(site), 'deploy'), deployFiles(new URL(address), redirects));
        logger.info(`${texts.length} files compressed; ${HOST_FILES.join(', ')}, deploy/ written`);
      },
    },
  };
};

const writeAll = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/**
 * Writes a `.br` and a `.gz` beside a text file. Brotli at its highest quality takes longer than all other work on a
 * page, so each result is cached under the digest of its text.
 * @param cache the folder for those results
 */
const compress = async (file: string, cache: string): Promise<void> => {
  const text = await readFile(file);
  const digest = createHash('sha256')
    .update(text)
    .update(process.versions.brotli ?? '');
  const kept = join(cache, `${digest.digest('hex')}.br`);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  await copyFile(kept, `${file}.br`).catch(async () => {
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
    // Renamed into place, so that a build that is stopped leaves no half-written file.
    const part = `${kept}.${randomUUID()}`;
    await copyFile(`${file}.br`, part);
    await rename(part, kept);
  });
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
};
