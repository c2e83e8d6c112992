import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { namesIn } from '../html/customProperties.ts';
import { finishPage, type Site } from '../html/finishPage.ts';

/** Which files each script file imports when it is loaded, by their names in the built site. */
type Imports = Map<string, readonly string[]>;

/**
 * After the build: finishes every page (`tools/html/finishPage.ts`). Must come before the hosting integration, which
 * compresses the pages.
 */
export const html = (): AstroIntegration => {
  const imports: Imports = new Map();
  return {
    name: 'sixfold:html',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [recordImports(imports)] } });
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const site = readSite(folder, imports);
        for (const file of filesIn(folder, '.html')) {
          try {
            writeFileSync(join(folder, file), finishPage(readFileSync(join(folder, file), 'utf8'), site));
          } catch (error) {
            throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`, {
              cause: error,
            });
          }
        }
      },
    },
  };
};

/** Records what the files for browsers import. */
const recordImports = (imports: Imports): Plugin => ({
  name: 'sixfold:imports',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') imports.set(file.fileName, file.imports);
  },
});

const allImports = (imports: Imports, file: string): Set<string> => {
  const found = new Set(imports.get(file));
  for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
  return found;
};

/** The names of the site's files of one kind. */
const filesIn = (folder: string, kind: `.${string}`): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(kind));

const readSite = (folder: string, imports: Imports): Site => ({
  importsOf: (address) => [...allImports(imports, address.slice(1))].map((file) => `/${file}`),
  readStylesheet: (address) => readFileSync(join(folder, address), 'utf8'),
  // A script may use any of these, so every page keeps them.
  inScripts: new Set(
    filesIn(folder, '.js').flatMap((file) => namesIn(readFileSync(join(folder, file), 'utf8'))),
  ),
});
