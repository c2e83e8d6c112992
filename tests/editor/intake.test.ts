/** What becomes of pictures that are uploaded in the visual editor, before anything is written. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takeIn } from '../../tools/editor/intake.ts';
import { pictureBytes } from '../content/pictures.ts';
import { siteCopy } from '../content/site.ts';

const FOLDER = 'content/services/sauna';
const base64 = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64');

/** A save in the editor, of a sauna with another picture. */
const upload = async (name: string, bytes: Uint8Array) => {
  const site = siteCopy();
  const text = site.read('services/sauna/index.mdx').replace('./sauna.jpg', `./${name}`);
  const taken = await takeIn(site.root, 'content', [
    { path: `${FOLDER}/index.mdx`, contents: base64(text) },
    { path: `${FOLDER}/${name}`, contents: base64(bytes) },
  ]);
  const files = new Map(
    'additions' in taken
      ? taken.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')])
      : [],
  );
  return { site, taken, files };
};

test('a photograph from a camera is turned upright and loses the place it was taken; the original is kept', async () => {
  const bytes = await pictureBytes(2400, 3200, 'camera');
  const { site, files } = await upload('new.jpg', bytes);
  const { width, height, exif, orientation } = await sharp(files.get(`${FOLDER}/new.jpg`)).metadata();
  expect([width, height, exif, orientation]).toEqual([2560, 1920, undefined, undefined]);
  expect(readFileSync(join(site.root, 'originals', FOLDER, 'new.jpg')).equals(bytes)).toBe(true);
  expect(existsSync(join(site.root, FOLDER, 'new.jpg'))).toBe(false);
});

test('a photograph kept as PNG becomes a JPEG, the text names it, and no other picture is replaced', async () => {
  const { files } = await upload('sauna.png', await pictureBytes(1600, 1200, 'png'));
  expect([...files.keys()]).toEqual([`${FOLDER}/index.mdx`, `${FOLDER}/sauna-2.jpg`]);
  expect(files.get(`${FOLDER}/index.mdx`)?.toString()).toContain('src: ./sauna-2.jpg');
});

test('a picture that needs nothing, and a save without a picture, are taken as they are', async () => {
  const bytes = await pictureBytes(1600, 1200);
  const { files } = await upload('new.jpg', bytes);
  expect(files.get(`${FOLDER}/new.jpg`)?.equals(bytes)).toBe(true);
  const given = [{ path: `${FOLDER}/index.mdx`, contents: base64('text') }];
  expect(await takeIn(siteCopy().root, 'content', given)).toEqual({ additions: given });
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['an HEIC picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'HEIC'],
  ['a damaged picture', () => Buffer.from('no picture'), 'damaged'],
  ['a picture too small for its place', () => pictureBytes(640, 480, 'camera'), '480 x 640 pixels'],
])('%s is refused, and nothing is kept', async (_, make, reason) => {
  const { site, taken } = await upload('new.jpg', await make());
  expect(taken).toEqual({ refused: expect.stringContaining(reason) as string });
  expect(existsSync(join(site.root, 'originals'))).toBe(false);
});
