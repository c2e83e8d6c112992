import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { headersFile, redirectsFile } from '../hosting/hosts.ts';
import { tightenPolicy } from '../hosting/policy.ts';
import { containerFile, httpBlock, serverBlock, wholeConfiguration } from '../hosting/nginx.ts';
import { joinScripts, joinStyles, trimIslands } from '../hosting/inline.ts';
import { TEXT_KINDS } from '../hosting/rules.ts';

interface Options {
  /** The texts of inline elements that scripts insert into pages; each page's policy goes on allowing them. */
  inserted: readonly string[];
}

/**
 * After the build: joins each page's styles and scripts, narrows its security policy to that page, writes the rules of
 * `src/hosting/` out for each kind of host, and a compressed copy beside every text file. Stands last among the
 * integrations, so that it sees the files of all others.
 */
export const hosting = ({ inserted }: Options): AstroIntegration => {
  let cache = '';
  return {
    name: 'sixfold:hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('compressed', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const texts = (await readdir(site, { recursive: true })).filter((file) =>
          TEXT_KINDS.includes(extname(file).slice(1)),
        );
        for (const file of texts.filter((name) => name.endsWith('.html'))) tighten(site, file, inserted);
        mkdirSync(cache, { recursive: true });
        await Promise.all(texts.map((file) => compress(join(site, file), cache)));

        writeFileSync(join(site, '_headers'), headersFile());
        writeFileSync(join(site, '_redirects'), redirectsFile());
        const deploy = join(dirname(site), 'deploy');
        mkdirSync(join(deploy, 'nginx'), { recursive: true });
        writeFileSync(join(deploy, 'nginx/http.conf'), httpBlock());
        writeFileSync(join(deploy, 'nginx/server.conf'), serverBlock());
        writeFileSync(join(deploy, 'nginx/nginx.conf'), wholeConfiguration());
        writeFileSync(join(deploy, 'Containerfile'), containerFile());
        logger.info(`${texts.length} files compressed; _headers, _redirects and deploy/ written`);
      },
    },
  };
};

const tighten = (site: string, file: string, inserted: readonly string[]) => {
  try {
    const page = readFileSync(join(site, file), 'utf8');
    const linked = [...page.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)]
      .map(([, address = '']) => readFileSync(join(site, address), 'utf8'))
      .join('');
    const joined = joinScripts(joinStyles(trimIslands(page), linked));
    writeFileSync(join(site, file), tightenPolicy(joined, inserted));
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : 'cannot be read'}`, { cause: error });
  }
};

/** Brotli at its best takes longer than all else about a page, so a text once compressed is kept under its digest. */
const compress = async (file: string, cache: string) => {
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
    // In one step: a build that is stopped leaves no half of a file behind.
    const part = `${kept}.${randomUUID()}`;
    await copyFile(`${file}.br`, part);
    await rename(part, kept);
  });
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
};
