/** Documents name only commands, files and folders that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  '.',
  'bench',
  'docs',
  'docs/editing',
  'docs/editing/mistakes',
  'src/client/hydration',
].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ folder, name, text: readFileSync(join(folder, name), 'utf8') })),
);

/** A path of the code in backticks, but none that a build or a test writes. */
const PATH = /`((?:src|tools|tests|bench|docs|public)\/(?!results\/)[\w./[\]-]*)`/g;

test('documents name only commands, files and folders that exist', () => {
  const scriptsOf = (file: string) =>
    Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts: object }).scripts);
  const scripts = [...scriptsOf('package.json'), ...scriptsOf('bench/package.json')];
  for (const { folder, name, text } of documents) {
    for (const [, command = ''] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts, name).toContain(command);
    for (const [, path = ''] of text.matchAll(PATH)) expect(existsSync(path), `${name}: ${path}`).toBe(true);
    for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      if (!/^(\/|https?:)/.test(target))
        expect(existsSync(join(folder, target)), `${name}: ${target}`).toBe(true);
    }
  }
});

test('no script depends on a POSIX shell: Windows runs them in another', () => {
  const { scripts, wireit } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
    wireit: Record<string, { command?: string }>;
  };
  const commands = [...Object.values(scripts), ...Object.values(wireit).map(({ command = '' }) => command)];
  expect(
    commands.filter((one) => /['`;$|\\]|(?<!&)&(?!&)|^\w+=|\b(?:rm|cp|mv|cat|export) /.test(one)),
  ).toEqual([]);
});
