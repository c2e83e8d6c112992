/** Help while typing: VS Code is told of every data file’s schema, and of no other. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../src/content-check/content.ts';

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[];
}

test('VS Code knows the schema of every data file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Settings;
  const schemas = COLLECTIONS.filter(({ file }) => file.endsWith('.json')).map(
    ({ name, folder, file, single }) => ({
      fileMatch: [`/${['content', folder, single ? '' : '*', file].filter(Boolean).join('/')}`],
      url: `./.astro/collections/${name}.schema.json`,
    }),
  );
  expect(settings['json.schemas']).toEqual(schemas);
});
