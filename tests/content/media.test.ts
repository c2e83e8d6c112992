/** Importing photographs as they come from a camera. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { importPhoto } from '../../tools/media/importPhoto.ts';
import { renamePicture } from '../../tools/media/renamePicture.ts';
import { photograph, pictureBytes } from './pictures.ts';
import { siteCopy } from './site.ts';

const SAUNA = 'content/services/sauna';

/** Mean brightness of a part of a picture, 0 to 255. */
const brightness = async (file: string, left: number, top: number) => {
  const { channels } = await sharp(
    await sharp(file).extract({ left, top, width: 20, height: 20 }).toBuffer(),
  ).stats();
  return channels[0]?.mean ?? 0;
};

test('a rotated photograph with a location is turned upright and stripped of both; the original is kept', async () => {
  const site = siteCopy();
  site.write('services/sauna/sauna.jpg', await pictureBytes(2400, 3200, 'camera'));
  const bytes = site.bytes('services/sauna/sauna.jpg');
  const before = await sharp(bytes).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.length).toBeGreaterThan(50);

  const outcome = await importPhoto(site.root, `${SAUNA}/sauna.jpg`);
  expect(outcome).toMatchObject({
    state: 'imported',
    did: ['turned upright', 'camera data removed', 'reduced from 3200 x 2400 to 2560 x 1920'],
  });
  const after = await sharp(join(site.root, SAUNA, 'sauna.jpg')).metadata();
  expect([after.width, after.height, after.space]).toEqual([2560, 1920, 'srgb']);
  expect([after.orientation, after.exif, after.xmp, after.iptc, after.icc]).toEqual(Array(5).fill(undefined));
  // The dark half was at the top; after a quarter turn clockwise it is on the right.
  expect(await brightness(join(site.root, SAUNA, 'sauna.jpg'), 2500, 960)).toBeLessThan(60);
  expect(await brightness(join(site.root, SAUNA, 'sauna.jpg'), 40, 960)).toBeGreaterThan(180);

  expect(readFileSync(join(site.root, 'originals', SAUNA, 'sauna.jpg'))).toEqual(bytes);
  expect(readdirSync(join(site.root, SAUNA)).sort()).toEqual(['index.mdx', 'sauna.jpg']);
  expect(await checkContent(site.root)).toEqual([]);
  expect(await importPhoto(site.root, `${SAUNA}/sauna.jpg`)).toEqual({ state: 'sound' });
});

test.each([
  ['a PNG with spaces in its name', 'Meine Sauna (1).PNG', 'meine-sauna-1', 'png'],
  ['a JPEG as browsers on Windows save it', 'photo.jfif', 'photo', 'sound'],
  // The text names it with an accent that is part of its letter.
  ['a name with an accent, as Macs write it', 'cafe\u0301.jpg', 'cafe', 'sound'],
] as const)('%s becomes a JPEG that the text names', async (_, name, plain, form) => {
  const site = siteCopy();
  site.remove('services/sauna/sauna.jpg');
  site.write(`services/sauna/${name}`, await pictureBytes(1600, 1200, form));
  site.replace('services/sauna/index.mdx', './sauna.jpg', `./${name.normalize()}`);
  const before = await checkContent(site.root);
  expect(before.map(({ fix }) => fix)).toEqual(['run “npm run media”, which prepares it for the site']);
  const outcome = await importPhoto(site.root, `${SAUNA}/${name}`);
  const renamed = `renamed to ${plain}.jpg`;
  expect(outcome).toMatchObject({ did: form === 'png' ? ['saved as JPEG', renamed] : [renamed] });
  expect(renamePicture(site.root, `${SAUNA}/${name}`, `${SAUNA}/${plain}.jpg`)).toBe(true);
  expect(await checkContent(site.root)).toEqual([]);
});

test('a file that cannot be imported is left alone, and no other file appears', async () => {
  const site = siteCopy();
  const whole = await pictureBytes(3000, 2000);
  const cases = {
    'cut.jpg': whole.subarray(0, whole.length >> 1),
    'text.jpg': Buffer.from('no picture'),
    'phone.heic': Buffer.from('ftypheic'),
  };
  for (const [name, bytes] of Object.entries(cases)) {
    site.write(`services/sauna/${name}`, bytes);
    expect(await importPhoto(site.root, `${SAUNA}/${name}`), name).toMatchObject({ state: 'refused' });
    expect(site.bytes(`services/sauna/${name}`).equals(bytes), name).toBe(true);
  }
  expect(readdirSync(join(site.root, SAUNA)).sort()).toEqual([
    'cut.jpg',
    'index.mdx',
    'phone.heic',
    'sauna.jpg',
    'text.jpg',
  ]);
});

test('if the original cannot be kept, the picture is left as it is', async () => {
  const site = siteCopy();
  site.write('services/sauna/sauna.jpg', await pictureBytes(3200, 2400, 'camera'));
  const bytes = site.bytes('services/sauna/sauna.jpg');
  writeFileSync(join(site.root, 'originals'), 'a file where a folder belongs');
  expect(await importPhoto(site.root, `${SAUNA}/sauna.jpg`)).toMatchObject({ state: 'refused' });
  expect(site.bytes('services/sauna/sauna.jpg').equals(bytes)).toBe(true);
  expect(readdirSync(join(site.root, SAUNA)).sort()).toEqual(['index.mdx', 'sauna.jpg']);
});

test('originals with the same name do not replace one another', async () => {
  const site = siteCopy();
  mkdirSync(join(site.root, 'originals', SAUNA), { recursive: true });
  writeFileSync(join(site.root, 'originals', SAUNA, 'sauna.jpg'), 'an older original');
  site.write('services/sauna/sauna.jpg', await pictureBytes(3200, 2400));
  await importPhoto(site.root, `${SAUNA}/sauna.jpg`);
  expect(readdirSync(join(site.root, 'originals', SAUNA)).sort()).toEqual(['sauna-2.jpg', 'sauna.jpg']);
});

describe('photographs as other people make them', () => {
  /** Imports one file, and says what became of it and what stands in its folder then. */
  const imported = async (name: string, bytes: Uint8Array, needed?: { width: number; height: number }) => {
    const site = siteCopy();
    const folder = 'gallery/new';
    site.write(`${folder}/${name}`, bytes);
    const outcome = await importPhoto(site.root, `content/${folder}/${name}`, needed);
    const names = readdirSync(join(site.root, 'content', folder)).sort();
    return { outcome, names, path: join(site.root, 'content', folder, names[0] ?? '') };
  };

  test.each<[what: string, name: string, becomes: string, width: number, make: (shot: Sharp) => Sharp]>([
    ['with a colour profile', 'a.jpg', 'a.jpg', 800, (shot) => shot.withIccProfile('p3').jpeg()],
    ['for print, in CMYK', 'a.jpg', 'a.jpg', 800, (shot) => shot.toColourspace('cmyk').jpeg()],
    ['as TIFF', 'a.tiff', 'a.jpg', 800, (shot) => shot.tiff()],
    ['as WebP', 'a.webp', 'a.jpg', 800, (shot) => shot.webp({ effort: 1 })],
    ['as AVIF', 'a.avif', 'a.jpg', 800, (shot) => shot.avif({ effort: 1 })],
    ['as GIF', 'a.gif', 'a.jpg', 800, (shot) => shot.gif({ effort: 1 })],
    [
      'with parts to see through',
      'Ein Bild.webp',
      'ein-bild.png',
      800,
      (shot) => shot.ensureAlpha(0.5).webp(),
    ],
    ['full of noise: it becomes light enough', 'a.jpg', 'a.jpg', 3000, (shot) => shot.jpeg()],
    ['under a name without a letter', '李.JPG', 'picture.jpg', 800, (shot) => shot.jpeg()],
  ])('%s', async (_, name, becomes, width, make) => {
    const bytes = await make(sharp(await photograph(width, width * 0.75))).toBuffer();
    const { outcome, names, path } = await imported(name, bytes);
    const did = bytes.includes('ICC_PROFILE') ? { did: ['colours converted to sRGB'] } : {};
    expect([outcome, names]).toMatchObject([{ state: 'imported', ...did }, [becomes]]);
    const { space, icc } = await sharp(path).metadata();
    expect([space, icc]).toEqual(['srgb', undefined]);
    expect(statSync(path).size).toBeLessThan(1_600_000);
  });

  test('a panorama that would be too low for its place', async () => {
    const needed = { width: 1600, height: 1200 };
    const { outcome, names } = await imported('a.jpg', await pictureBytes(8000, 1400), needed);
    const reason =
      'it would be reduced to 2560 x 448 pixels, but at least 1600 x 1200 are needed; crop it to a shape closer to that';
    expect(outcome).toEqual({ state: 'refused', reason });
    expect(names).toEqual(['a.jpg']);
  });

  test.each<[string, Parameters<typeof pictureBytes>[2], string]>([
    ['as a camera made it', 'camera', '480 x 640'],
    ['and otherwise sound', undefined, '640 x 480'],
  ])('too small for its place, %s', async (_, kind, size) => {
    const bytes = await pictureBytes(640, 480, kind);
    const { outcome } = await imported('a.jpg', bytes, { width: 1600, height: 1200 });
    const reason = `it is ${size} pixels, but at least 1600 x 1200 are needed; use a larger original`;
    expect(outcome).toEqual({ state: 'refused', reason });
  });
});

test('a picture whose plain name is taken gets a number', async () => {
  const site = siteCopy();
  site.write('services/sauna/Sauna.PNG', await pictureBytes(1600, 1200, 'png'));
  expect(await importPhoto(site.root, `${SAUNA}/Sauna.PNG`)).toMatchObject({
    did: ['saved as JPEG', 'renamed to sauna-2.jpg'],
  });
  expect(await checkContent(site.root)).toMatchObject([{ kind: 'stray-file' }]);
});
