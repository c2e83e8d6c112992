import { mkdirSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { licenceOf, packageOf } from '../hosting/licences.ts';

/** Astro writes its own code into pages without bundling it. */
const ALWAYS = [dirname(findPackageJSON('astro', import.meta.url) ?? '')];

/**
 * After the build: writes the licences of all code that visitors get into the site, as they ask. Must come before the
 * hosting integration, which compresses the file.
 */
export const licences = (): AstroIntegration => {
  const folders = new Set(ALWAYS);
  const collect: Plugin = {
    name: 'sixfold:licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames;
        for (const folder of modules.map(packageOf)) if (folder !== undefined) folders.add(folder);
      }
    },
  };
  return {
    name: 'sixfold:licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collect] } });
      },
      'astro:build:done': ({ dir }) => {
        const folder = join(fileURLToPath(dir), 'licences');
        mkdirSync(folder, { recursive: true });
        const texts = [...folders].sort().map(licenceOf);
        writeFileSync(join(folder, 'code.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));
      },
    },
  };
};
