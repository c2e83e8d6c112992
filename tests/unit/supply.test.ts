import { execSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/test/files.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

test('no package runs a script when it is installed', () => {
  expect(execSync('npm config get ignore-scripts', { encoding: 'utf8' }).trim()).toBe('true');
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const { packages } = read('package-lock.json') as Lock;
  const having = Object.entries(packages)
    .filter(([folder, { hasInstallScript }]) => hasInstallScript === true && folder !== '')
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(having)].sort());
  expect(Object.values(allowScripts)).not.toContain(true);
});

test.skipIf(process.platform === 'win32')(
  'where the bundled Node does not start, as on Alpine Linux, the system’s takes its place',
  () => {
    const root = temporaryFolder('node');
    const bundled = join(root, `node_modules/node-${process.platform}-${process.arch}/bin`);
    for (const folder of [bundled, join(root, 'node_modules/.bin')]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(bundled, 'node'), '#!/lib/ld-none.so\n', { mode: 0o755 });
    const { status } = spawnSync(process.execPath, [resolve('tools/ensureNode.mjs')], { cwd: root });
    expect(status).toBe(0);
    expect(realpathSync(join(root, 'node_modules/.bin/node'))).toBe(realpathSync(process.execPath));
  },
);
