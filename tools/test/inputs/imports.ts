import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** Imports whose names are known only when they run. */
const COMPUTED = /\bimport\(\s*[^'"\s)]|import\.meta\.glob/;

const CODE = /\.(?:ts|tsx|js|mjs)$/;

/** Files that import others in ways that only Astro and Sass know. */
const COMPILED = /\.(?:astro|mdx|scss)$/;

interface Imports {
  named: readonly string[];
  computed: boolean;
}

const parsed = new Map<string, Imports>();

const parse = (text: string): Imports => {
  const known = parsed.get(text);
  if (known) return known;
  const named = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => name.replace(/\?.*$/, ''));
  const imports = { named, computed: COMPUTED.test(text) };
  parsed.set(text, imports);
  return imports;
};

/** The files that a file imports, and those that it may import. */
const importsOf = (root: string, file: string, files: readonly string[]): string[] => {
  if (COMPILED.test(file)) return files.filter((path) => path.startsWith('src/'));
  if (!CODE.test(file)) return [];
  const folder = posix.dirname(file);
  const { named, computed } = parse(readFileSync(join(root, file), 'utf8'));
  const near = computed ? files.filter((path) => path.startsWith(`${folder}/`)) : [];
  return [...named.map((name) => posix.join(folder, name)), ...near];
};

/**
 * Some files and all that they import, directly or not. It counts too many files rather than too few: where the name of
 * an import is computed, every file in its folder; where only a compiler can follow a file, all of `src/`.
 * @param files every file of the project; imports of other files are left out
 */
export const withImports = (
  entries: readonly string[],
  files: ReadonlySet<string>,
  root = process.cwd(),
): Set<string> => {
  const all = [...files];
  const seen = new Set<string>();
  const waiting = entries.filter((file) => files.has(file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(root, file, all).filter((path) => files.has(path) && !seen.has(path)));
  }
  return seen;
};
