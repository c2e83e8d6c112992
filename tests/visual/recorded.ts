/** What was recorded of scenes: their layout, the same for every engine, and their pictures. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import type { Session } from '../../tools/test/engines/session.ts';
import { ACCEPTED, AGAINST_BASE, PICTURES, TEXT } from '../../tools/test/visual/browser.ts';
import { differences, type LayoutEngine } from './compareLayout.ts';
import { measure, sections, toText } from './layout.ts';

/** The file of styles that hide what would cover a part that is taller than the window. */
export const SCREENSHOT_STYLES = join(import.meta.dirname, 'screenshot.css');

const LAYOUT = join(import.meta.dirname, 'layout');

/** The file with a scene's layout at one width. */
const layoutFile = (scene: string, width: number) =>
  join(LAYOUT, `${width}`, `${scene.replaceAll(/\W+/g, '-')}.txt`);

const takesAnew = ({ config }: TestInfo) => config.updateSnapshots !== 'none';

/**
 * Compares the layout of a scene's parts with the recorded text, part by part. The test goes on if they differ.
 * @param parts for each its name and a selector
 */
export const expectLayout = async (
  session: Session,
  scene: string,
  width: number,
  parts: readonly (readonly [string, string])[],
  testInfo: TestInfo,
  engine: LayoutEngine = 'recorded',
): Promise<void> => {
  if (!TEXT) return;
  await session.evaluate(() => document.fonts.ready.then(() => true), null);
  const found = toText(width, await session.evaluate(measure, parts));
  const file = layoutFile(scene, width);
  if (takesAnew(testInfo)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, found);
    return;
  }
  if (!existsSync(file))
    throw new Error(`There is no ${file}. Take it with: npm run test:visual -- --update`);
  const [expected, now] = [readFileSync(file, 'utf8'), found].map(sections);
  expect([...(now?.keys() ?? [])], 'the parts').toEqual([...(expected?.keys() ?? [])]);
  for (const [heading, lines] of expected ?? [])
    expect.soft(differences(lines, now?.get(heading) ?? [], engine), `the layout of ${heading}`).toEqual([]);
};

/**
 * Whether the picture of a part is to be compared, or taken. One that is meant to differ is not, nor one that an earlier
 * commit does not have.
 * @param path its baseline's, in the folder of baselines
 */
export const isCompared = (path: readonly string[], testInfo: TestInfo): boolean => {
  if (!PICTURES) return false;
  if (takesAnew(testInfo)) return true;
  const name = path.join('/');
  if (ACCEPTED.includes(name)) return false;
  if (!AGAINST_BASE || existsSync(testInfo.snapshotPath(...path))) return true;
  console.log(`New: ${name} is not in the commit that pictures are compared with.`);
  return false;
};
