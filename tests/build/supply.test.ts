/** What we take from others: installed without running it, and published with its licence. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

test('no package runs a script when it is installed', () => {
  expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' }).trim()).toBe('true');
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const { packages } = read('package-lock.json') as Lock;
  const having = Object.entries(packages)
    .filter(([folder, { hasInstallScript }]) => hasInstallScript === true && folder !== '')
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(having)].sort());
  expect(Object.values(allowScripts)).not.toContain(true);
});

// Needs the built site: run `npm run build` first.
test('the licences of all code and fonts that browsers get are published with the site', () => {
  const published = (name: string) => readFileSync(join('dist/licences', name), 'utf8');
  const code = published('code.txt');
  for (const name of ['react', 'react-dom', 'scheduler', 'swiper'])
    expect(code).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  expect(code.match(/Permission is hereby granted/g)?.length).toBeGreaterThanOrEqual(4);
  for (const font of readdirSync('src/assets/fonts').filter((name) => name.endsWith('.woff2')))
    expect(published(font.replace('.woff2', '-font.txt'))).toContain('SIL OPEN FONT LICENSE');
});
