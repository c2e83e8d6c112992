/** Documents name only commands, pages and pictures that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['.', 'docs', 'docs/editing', 'docs/editing/mistakes'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ folder, name, text: readFileSync(join(folder, name), 'utf8') })),
);

test('documents name only commands, pages and pictures that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const { folder, name, text } of documents) {
    for (const [, command = ''] of text.matchAll(/npm run ([a-z:]+)/g))
      expect(Object.keys(scripts), name).toContain(command);
    for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      if (!/^(\/|https?:)/.test(target))
        expect(existsSync(join(folder, target)), `${name}: ${target}`).toBe(true);
    }
  }
});
