/** The recorded layout of scenes, the same for every engine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { differences, sections } from './layout.ts';

const LAYOUT = join(import.meta.dirname, 'layout');

/** The file with a scene's layout at one width. */
export const layoutFile = (scene: string, width: number) =>
  join(LAYOUT, `${width}`, `${scene.replaceAll(/\W+/g, '-')}.txt`);

/** Compares a scene's text with the recorded one, part by part. */
export const expectSameLayout = (file: string, found: string, otherEngine = false): void => {
  if (!existsSync(file))
    throw new Error(`There is no ${file}. Take it with: npm run test:visual -- --update`);
  const [expected, now] = [readFileSync(file, 'utf8'), found].map(sections);
  expect([...(now?.keys() ?? [])], 'the parts').toEqual([...(expected?.keys() ?? [])]);
  for (const [heading, lines] of expected ?? [])
    expect
      .soft(differences(lines, now?.get(heading) ?? [], otherEngine), `the layout of ${heading}`)
      .toEqual([]);
};
