import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Weight } from './weight.ts';

interface Kept {
  commit: string;
  weight: Weight;
}

const lastCommit = () =>
  spawnSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).stdout.trim();

const fileOf = (site: string, route: string) =>
  `tests/results/weights/${site.replaceAll('/', '-')}${route === '/' ? '/index' : route}.json`;

/** Keeps what a page weighed when it was within its budget, once for each commit. */
export const keepWeight = (site: string, route: string, weight: Weight): void => {
  const file = fileOf(site, route);
  const commit = lastCommit();
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  if (kept?.commit === commit) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ commit, weight } satisfies Kept));
};

/** The parts of a page in bytes, and how much each grew since it was last within its budget. */
export const explainGrowth = (site: string, route: string, weight: Weight): string => {
  const file = fileOf(site, route);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  const parts = Object.entries(weight).map(([part, bytes]: [string, number]) => {
    const grown = kept ? bytes - kept.weight[part as keyof Weight] : 0;
    return `${part} ${bytes}${grown === 0 ? '' : ` (${grown > 0 ? '+' : ''}${grown})`}`;
  });
  const since = kept ? `, compared with the commit ${kept.commit}` : '';
  return `bytes of html on ${route}: ${parts.join(', ')}${since}`;
};
