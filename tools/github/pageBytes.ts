/**
 * `node tools/github/pageBytes.ts before/dist dist` prints a Markdown table of the pages whose size differs by more than 1% between
 * two built sites. A size is the compressed page and its pictures, each once, as browsers without AVIF load them.
 */
import { existsSync, globSync, statSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, parsePage } from '../integrations/parsePage.ts';

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);

/** In bytes; 0 if there is no such page. */
const weigh = (dist: string, page: string): number => {
  const file = join(dist, page);
  if (!existsSync(file)) return 0;
  const sources = parsePage(readFileSync(file, 'utf8')).flatMap((one) =>
    one.tagName === 'img' ? (attribute(one, 'src') ?? []) : [],
  );
  const pictures = [...new Set(sources)].map((source) => sizeOf(join(dist, source)));
  return pictures.reduce((sum, size) => sum + size, sizeOf(`${file}.br`));
};

const [before = '', after = ''] = process.argv.slice(2);
const pages = new Set([before, after].flatMap((dist) => globSync('**/*.html', { cwd: dist })));
const kilobytes = (bytes: number) => (bytes === 0 ? 'no page' : `${(bytes / 1000).toFixed(1)} KB`);
const rows = [...pages].sort().flatMap((page) => {
  const [old, now] = [weigh(before, page), weigh(after, page)];
  if (Math.abs(now - old) <= 0.01 * old) return [];
  return [`| /${page.replace(/(^|\/)index\.html$|\.html$/, '')} | ${kilobytes(old)} | ${kilobytes(now)} |`];
});
const head = ['| Page, with its pictures | Before | After |', '| --- | --- | --- |'];
console.log(
  rows.length > 0 ? [...head, ...rows].join('\n') : 'No page becomes more than 1% lighter or heavier.',
);
