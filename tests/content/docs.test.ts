/** Documents name only commands, pages and pictures that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['.', 'bench', 'docs', 'docs/editing', 'docs/editing/mistakes'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ folder, name, text: readFileSync(join(folder, name), 'utf8') })),
);

test('documents name only commands, pages and pictures that exist', () => {
  const scriptsOf = (file: string) =>
    Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts: object }).scripts);
  const scripts = [...scriptsOf('package.json'), ...scriptsOf('bench/package.json')];
  for (const { folder, name, text } of documents) {
    for (const [, command = ''] of text.matchAll(/npm run ([a-z:]+)/g))
      expect(scripts, name).toContain(command);
    for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      if (!/^(\/|https?:)/.test(target))
        expect(existsSync(join(folder, target)), `${name}: ${target}`).toBe(true);
    }
  }
});
