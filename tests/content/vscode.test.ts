/** Completion in VS Code: its settings give every JSON file its schema. `npm run fix` writes them. */
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../tools/content/read/content.ts';
import { VSCODE_SETTINGS, withSchemas } from '../../tools/content/vscodeSettings.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[];
}

const read = (settings: string) => JSON.parse(settings) as Settings;

test('VS Code knows the schema of every data file, and of no other', () => {
  const { 'json.schemas': schemas } = read(readFileSync(VSCODE_SETTINGS, 'utf8'));
  const patterns = schemas.flatMap(({ fileMatch }) => fileMatch);
  for (const { source } of readContent(process.cwd(), FIXTURE_CONTENT).entries) {
    const file = source.file.replace(FIXTURE_CONTENT, '/content');
    expect(
      patterns.filter((pattern) => matchesGlob(file, pattern)),
      file,
    ).toHaveLength(file.endsWith('.json') ? 1 : 0);
  }
});

test('a collection that the settings lack is added, and nothing else is changed', async () => {
  const kept = readFileSync(VSCODE_SETTINGS, 'utf8');
  const settings = read(kept);
  const fewer = { ...settings, 'json.schemas': settings['json.schemas'].slice(2) };
  expect(await withSchemas(JSON.stringify(fewer))).toBe(kept);
});
