import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectsOf } from '../content/read/addresses.ts';
import { readContent } from '../content/read/content.ts';
import { compress } from '../hosting/compress.ts';
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
        const texts = (await readdir(site, { recursive: true })).filter((file) =>
          TEXT_KINDS.includes(extname(file).slice(1)),
        );
        mkdirSync(cache, { recursive: true });
        await Promise.all(texts.map((file) => compress(join(site, file), cache)));
        const redirects = redirectsOf(readContent(process.cwd()));
        writeAll(site, siteFiles(redirects));
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
