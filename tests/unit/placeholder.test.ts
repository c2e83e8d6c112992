import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { placeholderClass } from '../../src/images/placeholder.ts';
import { channels } from '../../src/styles/colour.ts';
import { PLACEHOLDERS } from '../../src/styles/tokens.ts';
import { temporaryFolder } from '../../tools/test/files.ts';

test('a photograph gets the placeholder whose colour comes closest to its own', async () => {
  const folder = temporaryFolder('placeholder');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, colour] of Object.entries(PLACEHOLDERS)) {
    const [r, g, b] = channels(colour);
    const fsPath = join(folder, `${name}.png`);
    const background = { r: r + 6, g: g - 6, b: b + 6 };
    await sharp({ create: { width: 8, height: 6, channels: 3, background } }).toFile(fsPath);
    const src = { src: '', width: 8, height: 6, format: 'png', fsPath } as ImageMetadata;
    expect(await placeholderClass(src)).toBe(`placeholder-${name}`);
  }
});
