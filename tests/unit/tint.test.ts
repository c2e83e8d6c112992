import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { TINTS, tintOf } from '../../src/components/tint.ts';

const hex = (channels: readonly number[]) =>
  channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');

test('each placeholder colour has its class in the styles', () => {
  const rules = [
    ...readFileSync('src/styles/_tints.scss', 'utf8').matchAll(/\.(t\d) \{\n {2}background: #(\w)(\w)(\w);/g),
  ];
  expect(rules.map(([, name, r, g, b]) => [name, [r, r, g, g, b, b].join('')])).toEqual(
    Object.entries(TINTS).map(([name, colour]) => [name, hex(colour)]),
  );
});

test.for(Object.entries(TINTS))('a photograph near to %s gets it', async ([name, [r, g, b]]) => {
  const folder = mkdtempSync(join(tmpdir(), 'tint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'photograph.png');
  await sharp({
    create: { width: 8, height: 6, channels: 3, background: { r: r + 6, g: g - 6, b: b + 6 } },
  }).toFile(file);
  const src = { src: '', width: 8, height: 6, format: 'png', fsPath: file } as ImageMetadata;
  expect(await tintOf(src)).toBe(name);
});
