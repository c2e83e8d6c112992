/** The guide for editors: a page for each kind of mistake, and only commands and pages that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KINDS } from '../../src/content-check/finding.ts';

const GUIDE = 'docs/editing';
const pages = [GUIDE, join(GUIDE, 'mistakes')].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ folder, name, text: readFileSync(join(folder, name), 'utf8') })),
);

test('every kind of mistake has a page', () => {
  const names = readdirSync(join(GUIDE, 'mistakes')).filter((name) => name !== 'README.md');
  expect(names.sort()).toEqual(KINDS.map((kind) => `${kind}.md`).sort());
});

test('the guide names only commands, pages and pictures that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const { folder, name, text } of pages) {
    for (const [, command = ''] of text.matchAll(/npm run ([a-z:]+)/g))
      expect(Object.keys(scripts)).toContain(command);
    for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      if (!target.startsWith('/')) expect(existsSync(join(folder, target)), `${name}: ${target}`).toBe(true);
    }
  }
});
