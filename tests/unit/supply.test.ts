import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
