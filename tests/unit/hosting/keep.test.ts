import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepFiles, RELEASE } from '../../../tools/hosting/keep.ts';
import { serve } from '../../../tools/hosting/serve.ts';

const NAMES = ['old.avif', 'old.js', 'same.js'];

/** A built site, with these hashed files and a list of them. */
const site = (names: readonly string[], more: readonly string[] = []): string => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '_astro'));
  for (const file of ['index.html', ...names.map((name) => `_astro/${name}`)])
    writeFileSync(join(root, file), file);
  writeFileSync(join(root, RELEASE), [...names.map((name) => `_astro/${name}`), ...more].join('\n'));
  return root;
};

test('a release keeps the hashed files of the one online, and nothing else', async () => {
  const online = await serve({ root: site(NAMES, ['index.html', '_astro/../../out.js', '/etc/passwd']) });
  onTestFinished(online.close);
  const next = site(['new.js', 'same.js']);
  expect(await keepFiles(online.url, next)).toBe(2);
  expect(readdirSync(join(next, '_astro')).sort()).toEqual(
    ['new.js', 'old.avif', 'old.js', 'old.js.br', 'old.js.gz', 'same.js'].sort(),
  );
});

test('a release that cannot be had whole is an error', async () => {
  const online = await serve({ root: site(NAMES, ['_astro/gone.js']) });
  onTestFinished(online.close);
  await expect(keepFiles(online.url, site([]))).rejects.toThrow('gone.js answers 404');
});
