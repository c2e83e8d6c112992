/** `astro build` refuses the same content as the check, before it writes anything. */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { format } from '../../tools/content/check/finding.ts';
import { siteCopy } from './site.ts';

const HERE = resolve(import.meta.dirname, '../..');

test('a build lists every mistake, stops and writes nothing', async () => {
  const site = siteCopy();
  for (const part of ['astro.config.mjs', 'node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(join(HERE, part), join(site.root, part));
  site.replace('services/sauna/index.mdx', 'title: Sauna\n', 'titel: Sauna\n');
  site.replace('pages/home/index.json', '"href": "/6R-Programme"', '"href": "/programme"');
  const findings = await checkContent(site.root);
  expect(findings).toHaveLength(2);

  const astro = join(HERE, 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build', '--root', site.root], {
    cwd: site.root,
    encoding: 'utf8',
    env,
  });
  const said = stdout + stderr;
  expect(said).toContain('The content has 2 mistakes.');
  for (const finding of findings) expect(said).toContain(format(finding));
  expect(said).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expect(existsSync(join(site.root, 'dist'))).toBe(false);
});
