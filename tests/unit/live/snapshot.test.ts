import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedBetween, snapshotOf } from '../../../tools/integrations/content/snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files that were added, written or removed are found in any folder', () => {
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  for (const name of ['kept', 'written', 'deep/er/removed']) writeFileSync(join(folder, name), 'text');
  const before = snapshotOf(folder);
  expect(changedBetween(before, snapshotOf(folder))).toEqual([]);
  writeFileSync(join(folder, 'written'), 'texts');
  rmSync(join(folder, 'deep/er/removed'));
  writeFileSync(join(folder, 'deep/added'), '');
  const changed = ['written', 'deep/er/removed', 'deep/added'].map((name) => join(folder, name));
  expect(changedBetween(before, snapshotOf(folder)).sort()).toEqual(changed.sort());
});

test('a folder that is not there has no files', () => {
  expect(snapshotOf(join(folder, 'nowhere'))).toEqual(new Map());
});
