import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIn, createTemporaryProject } from '../../test/temporaryProject.ts';
import { bareSite } from './bareSite.ts';
import { addPhotographs, addServices } from './copies.ts';

interface Cost {
  seconds: number;
  pages: number;
  /** The size of everything in `dist/`, in MB. */
  size: number;
}

/** @throws with Astro's output if the build fails */
const build = (root: string): Cost => {
  const start = performance.now();
  const failure = buildIn(root);
  if (failure !== undefined) throw new Error(failure);
  const seconds = (performance.now() - start) / 1000;
  const files = globSync('**/*', { cwd: join(root, 'dist') }).map((file) => join(root, 'dist', file));
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
  return { seconds, pages: files.filter((file) => file.endsWith('.html')).length, size };
};

/** Adds two words to one service, or to one page of a bare site. */
const edit = (root: string): void => {
  const [file = ''] = globSync(join(root, '{content/services/sauna/index,pages/page-1}.mdx'));
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()} Once more.\n`);
};

/** A copy of the project with an empty picture cache. */
const copyWithoutCache = (grow: (root: string) => void): string => {
  const root = createTemporaryProject('content');
  const cache = join(root, 'node_modules/.astro');
  rmSync(cache, { recursive: true });
  mkdirSync(cache);
  grow(root);
  return root;
};

const SITES: [name: string, make: () => string][] = [
  ['as it is', () => copyWithoutCache(() => undefined)],
  ['170 services', () => copyWithoutCache((root) => addServices(root, 170))],
  ['150 gallery pictures', () => copyWithoutCache((root) => addPhotographs(root, 150))],
  ['bare Astro, 17 pages', () => bareSite(17, false)],
  ['bare Astro, 170 pages', () => bareSite(170, false)],
  ['bare Astro, 170 pages with photographs', () => bareSite(170, true)],
];

const printRow = (...cells: unknown[]): void => console.log(`| ${cells.join(' | ')} |`);

/**
 * What more content costs: builds copies of the site with ten times the services or the gallery, first with an empty
 * cache and then after one edit, beside bare Astro sites of as many pages.
 */
export const run = ([wanted = '']: string[]): Promise<void> => {
  printRow('Site', 'Pages', 'Cold', 'Output', 'After one edit');
  printRow('---', '---:', '---:', '---:', '---:');
  for (const [name, make] of SITES.filter(([name]) => name.includes(wanted))) {
    const root = make();
    try {
      const cold = build(root);
      edit(root);
      const { seconds } = build(root);
      const share = `${seconds.toFixed(1)} s (${((100 * seconds) / cold.seconds).toFixed(0)}%)`;
      printRow(name, cold.pages, `${cold.seconds.toFixed(1)} s`, `${cold.size.toFixed(1)} MB`, share);
    } finally {
      rmSync(root, { recursive: true });
    }
  }
  return Promise.resolve();
};
