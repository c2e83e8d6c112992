import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { placeholderClass } from '../../src/images/placeholder.ts';
import { channels } from '../../src/styles/colour.ts';
import { PLACEHOLDERS } from '../../src/styles/tokens.ts';

test('there are six placeholder colours', () => {
  expect(Object.keys(PLACEHOLDERS)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test.for(Object.entries(PLACEHOLDERS))(
  'a photograph whose colours come close to placeholder %s gets it',
  async ([name, colour]) => {
    const [r, g, b] = channels(colour);
    const folder = mkdtempSync(join(tmpdir(), 'placeholder-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'photograph.png');
    await sharp({
      create: { width: 8, height: 6, channels: 3, background: { r: r + 6, g: g - 6, b: b + 6 } },
    }).toFile(file);
    const src = { src: '', width: 8, height: 6, format: 'png', fsPath: file } as ImageMetadata;
    expect(await placeholderClass(src)).toBe(`placeholder-${name}`);
  },
);

test('a photograph without a file path is refused', () => {
  const src: ImageMetadata = { src: '/photograph.png', width: 8, height: 6, format: 'png' };
  expect(() => placeholderClass(src)).toThrow('/photograph.png has no file path.');
});
