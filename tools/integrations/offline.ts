import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { contentDir } from '../../src/contentDir.ts';
import { labels } from '../../src/schemas/labels.ts';
import { site } from '../../src/schemas/site.ts';
import { redirectsOf } from '../content/read/addresses.ts';
import { readContent } from '../content/read/content.ts';
import { escapeHtml } from '../html.ts';

/**
 * Adds the service worker and what it shows, or, where `content/site.json` switches it off, a worker that removes what
 * browsers have. Must come after pages are finished, which it reads, and before files are compressed.
 */
export const offline = (): AstroIntegration => {
  let isOn = false;
  return {
    name: 'sixfold:offline',
    hooks: {
      'astro:config:setup': ({ updateConfig, injectRoute, command }) => {
        isOn = command === 'build' && site().strip().parse(readJson('site.json')).offline === 'on';
        // The offline page, not the worker, knows former addresses: every visitor fetches the worker, and it must stay small.
        const redirects = isOn ? Object.fromEntries(redirectsOf(readContent(process.cwd()))) : {};
        const define = { OFFLINE: JSON.stringify(isOn), OFFLINE_REDIRECTS: JSON.stringify(redirects) };
        updateConfig({ vite: { define } });
        if (isOn) injectRoute({ pattern: '/offline', entrypoint: './src/offline/offline.astro' });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = isOn
          ? await workerFiles(folder)
          : { 'sw.js': (await bundleScript('offline/removal')).script };
        for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      },
    },
  };
};

/** Reads a file of the site's content. */
export const readJson = (file: string): unknown => JSON.parse(readFileSync(join(contentDir(), file), 'utf8'));

/** The worker, and the bar below saved pages. */
const workerFiles = async (folder: string): Promise<Record<string, string>> => {
  const { saved, reload } = labels().strip().parse(readJson('labels.json')).offline;
  const { script, style } = await bundleScript('offline/bar');
  const bar =
    `<link rel="stylesheet" href="/offline-bar.css"><p class="offline-bar" role="status">${escapeHtml(saved)} ` +
    `<a href="">${escapeHtml(reload)}</a></p><script type="module" src="/offline-bar.js"></script>`;
  const fonts = globSync('_astro/**/*.woff2', { cwd: folder }).sort();
  const pages = ['offline.html', 'contact.html'].map((page) => readFileSync(join(folder, page), 'utf8'));
  const release = createHash('sha256').update([script, style, ...pages].join('\0'));
  const worker = await bundleScript('offline/worker', {
    OFFLINE_RELEASE: release.digest('hex').slice(0, 8),
    OFFLINE_FILES: ['/offline-bar.css', '/offline-bar.js', ...fonts.map((font) => `/${font}`)],
    OFFLINE_BAR: bar,
  });
  return { 'sw.js': worker.script, 'offline-bar.js': script, 'offline-bar.css': style };
};

/**
 * Bundles a script of `src/` for browsers, as one file that imports and exports nothing.
 * @param values what stands for each of the names that the script takes from the build
 * @returns the script, and the styles that it imports
 */
export const bundleScript = async (
  name: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<{ script: string; style: string }> => {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    build: {
      write: false,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(resolve('src'), `${name}.ts`),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const style = result.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    script: result.output[0].code,
    style: style?.type === 'asset' ? String(style.source) : '',
  };
};
