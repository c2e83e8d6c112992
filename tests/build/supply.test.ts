/** What we take from others: installed without running it, listed, and published with its licence. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { packageOf } from '../../tools/hosting/licences.ts';

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

interface Bill {
  components: { type: string; name: string; version?: string; licenses?: { license?: { id: string } }[] }[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('install scripts', () => {
  test('a package runs none, with the project’s settings', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sixfold-install-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const site = join(folder, 'site');
    for (const name of ['site', 'other']) mkdirSync(join(folder, name));
    const says = (name: string) => ({ [name]: `node -e "fs.writeFileSync('${name}-ran','')"` });
    const scripts = { ...says('preinstall'), ...says('install'), ...says('postinstall') };
    writeFileSync(
      join(folder, 'other/package.json'),
      JSON.stringify({ name: 'other', version: '1.0.0', scripts }),
    );
    // Beside the project, so that it is copied like a package, not linked.
    const dependencies = { other: 'file:../other' };
    writeFileSync(join(site, 'package.json'), JSON.stringify({ dependencies }));
    const ran = (...settings: string[]) => {
      rmSync(join(site, 'node_modules'), { recursive: true, force: true });
      const args = [
        'install',
        '--offline',
        '--install-links',
        '--no-audit',
        '--no-package-lock',
        ...settings,
      ];
      const { status, stderr } = spawnSync('npm', args, { cwd: site, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      return readdirSync(join(site, 'node_modules/other')).filter((name) => name.endsWith('-ran'));
    };
    expect(ran('--ignore-scripts=false', '--dangerously-allow-all-scripts')).not.toEqual([]);
    cpSync('.npmrc', join(site, '.npmrc'));
    expect(ran()).toEqual([]);
  });

  test('each package that has some is refused by name', () => {
    const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
    const { packages } = read('package-lock.json') as Lock;
    const having = Object.entries(packages)
      .filter(([folder, { hasInstallScript }]) => hasInstallScript === true && folder !== '')
      .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(having)].sort());
    expect(Object.values(allowScripts)).not.toContain(true);
  });
});

test('the bill of materials lists all that shapes what is shipped', () => {
  const bill = JSON.parse(
    execFileSync(process.execPath, ['tools/hosting/billOfMaterials.ts'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    }),
  ) as Bill;
  const names = bill.components.map(({ name }) => name);
  // Those who make the pages, styles, scripts and pictures, and those whose code or letters visitors get.
  for (const name of [
    'astro',
    'sass',
    'lightningcss',
    'parse5',
    'sharp',
    'react',
    'react-dom',
    'swiper',
    'node',
  ])
    expect(names).toContain(name);
  for (const name of ['vitest', '@playwright/test', 'eslint', '@keystatic/core'])
    expect(names).not.toContain(name);
  const fonts = bill.components.filter(({ licenses }) => licenses?.[0]?.license?.id === 'OFL-1.1');
  expect(fonts).toHaveLength(
    readdirSync('src/assets/fonts').filter((name) => name.endsWith('.woff2')).length,
  );
  const films = bill.components.filter(({ type, name }) => type === 'file' && name.endsWith('.mp4'));
  expect(films.length).toBeGreaterThan(0);
});

// Needs the built site: run `npm run build` first.
describe('licences published with the site', () => {
  const published = (name: string) => readFileSync(join('dist/licences', name), 'utf8');

  test('of all code that browsers get', () => {
    const code = published('code.txt');
    for (const name of ['astro', 'react', 'react-dom', 'scheduler', 'swiper'])
      expect(code).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)\\n\\n`, 'm'));
    expect(code.match(/Permission is hereby granted/g)?.length).toBeGreaterThanOrEqual(5);
  });

  test('of every font', () => {
    for (const font of readdirSync('src/assets/fonts').filter((name) => name.endsWith('.woff2')))
      expect(published(font.replace('.woff2', '-font.txt'))).toContain('SIL OPEN FONT LICENSE');
  });
});

test('the project has a licence, and says so', () => {
  const { license } = read('package.json') as { license?: string };
  expect(license).toBe('MIT');
  expect(readFileSync('LICENSE', 'utf8')).toContain('MIT License');
  expect(existsSync('README.md') && readFileSync('README.md', 'utf8')).toContain('`LICENSE`');
});

test('a module belongs to its innermost package', () => {
  expect(packageOf('/a/node_modules/react/index.js')).toBe('/a/node_modules/react');
  expect(packageOf('/a/node_modules/@astrojs/react/dist/client.js?x')).toBe('/a/node_modules/@astrojs/react');
  expect(packageOf('/a/node_modules/b/node_modules/c/d.js')).toBe('/a/node_modules/b/node_modules/c');
  expect(packageOf('/a/src/islands/menu.ts')).toBeUndefined();
});
