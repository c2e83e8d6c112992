/** Pictures. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { createRepository, shell } from '../../support/repository.ts';
import { photograph, pictureBytes } from '../pictures.ts';
import type { Site } from '../site.ts';
import type { Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

/** A mistake made by putting another file in the place of a picture. */
const picture = (
  name: string,
  bytes: (site: Site) => Uint8Array | string | Promise<Uint8Array>,
  found: string,
  fix: string,
  file = 'sauna.jpg',
): Mistake => ({
  name,
  make: async (site) => {
    const made = await bytes(site);
    site.remove('services/sauna/sauna.jpg');
    site.write(`services/sauna/${file}`, made);
    if (file !== 'sauna.jpg') site.replace(SAUNA, './sauna.jpg', `./${file}`);
    return { file: SAUNA, line: 1 };
  },
  says: [`picture ‹src:›: content/services/sauna/${file}, ${found}`, fix],
});

/** One that “npm run media” puts right. */
const unimported = (
  name: string,
  bytes: () => Promise<Uint8Array>,
  found: string,
  file = 'sauna.jpg',
): Mistake => ({
  ...picture(name, bytes, '', '', file),
  says: [
    `picture-import ‹src:›: content/services/sauna/${file}, which ${found}`,
    'run “npm run media”, which prepares it for the site',
  ],
});

/** One with which nothing is wrong. */
const sound = (name: string, bytes: () => Promise<Uint8Array>): Mistake => ({
  ...picture(name, bytes, '', ''),
  says: [],
});

/** A JPEG whose scan claims to end with its first coefficient, as some phones write it. */
const withOddScan = async (): Promise<Buffer> => {
  const jpeg = await photograph(1200, 800);
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  jpeg[scan + jpeg.readUInt16BE(scan + 2)] = 0;
  return jpeg;
};

const withProfile = async (name: string) =>
  sharp(await photograph(1200, 800))
    .withIccProfile(name)
    .jpeg()
    .toBuffer();

/** The first bytes of a PNG, which say how large it is. */
const headOf = (width: number, height: number): Buffer => {
  const head = Buffer.from('IHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(head));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\r', 'latin1'),
    head,
    sum,
    Buffer.from('\0\0\0\0IDAT5\xaf\x06\x1e', 'latin1'),
  ]);
};

const DAMAGED = 'which cannot be read as a picture';
const AGAIN = 'copy the picture into the folder again and run “npm run media”';
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const NO_HEIC =
  'open it in Photos or Preview and export it as JPEG, then write its new name here and delete this file';

/** Another photograph, in a site whose last picture is in git. */
const committed = (site: Site): Promise<Buffer> => {
  createRepository(site.root);
  shell(site.root, 'git commit -qm Again --allow-empty');
  return photograph(1200, 800);
};

export const pictures: readonly Mistake[] = [
  picture(
    'a JPEG that lacks its last lines',
    async () => (await photograph(1200, 800)).subarray(0, -20_000),
    DAMAGED,
    AGAIN,
  ),
  picture('a text named .jpg', () => 'sauna', DAMAGED, AGAIN),
  picture('an HEIC file', () => HEIC, 'which is really HEIC, the format of iPhones', NO_HEIC, 'IMG_1.HEIC'),
  picture('an HEIC file named .jpg', () => HEIC, 'which is really HEIC, the format of iPhones', NO_HEIC),
  picture(
    'an SVG file named .jpg',
    () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'which is really SVG, a drawing',
    'export it as PNG or JPEG, 2560 pixels wide',
  ),
  picture(
    'a picture too small for its place, which importing would not help',
    () => pictureBytes(640, 480, 'png'),
    '640 x 480 pixels; at least 1200 x 800 are needed',
    'use a larger original; enlarging this one does not help',
  ),
  picture(
    'a panorama that would be too low once it is imported',
    () => pictureBytes(6000, 1000),
    'which will be reduced to 2560 x 427 pixels; at least 1200 x 800 are needed',
    'crop it to a shape closer to 1200 x 800',
  ),
  picture(
    'a picture of one colour',
    () => pictureBytes(1200, 800, 'blank'),
    'which is one colour all over',
    'copy the right picture into the folder',
  ),
  {
    ...picture('a strip', () => pictureBytes(1200, 2560), '', ''),
    says: [
      'note picture ‹src:›: content/services/sauna/sauna.jpg, 1200 x 2560 pixels, most of which its place leaves out',
      'crop it to a shape closer to 1200 x 800',
    ],
  },
  {
    ...picture('a picture that was replaced, and its text not', committed, '', ''),
    says: [
      'note alternative-text ‹alt:›: "A wooden pail with a ladle and a rolled towel on a sauna be…", which was written for an earlier ./sauna.jpg',
      'check that it describes the new picture',
    ],
  },
  sound('a JPEG whose scan header is odd', withOddScan),
  picture(
    'the same without its last rows',
    async () => (await withOddScan()).subarray(0, -20_000),
    DAMAGED,
    AGAIN,
  ),
  sound('a JPEG with an ordinary sRGB profile', () => withProfile('srgb')),
  unimported(
    'a JPEG in the colours of a phone',
    () => withProfile('p3'),
    'has colours that some screens show wrongly',
  ),
  sound('a photograph with camera data, but not the place', async () =>
    sharp(await photograph(1200, 800))
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer(),
  ),
  picture(
    'a scan with more pixels than can be read',
    () => headOf(18_000, 16_000),
    'which is too large: 18000 x 16000 pixels, where at most 268 million can be read',
    'make it smaller and save it again',
  ),
  unimported(
    'a photograph lying on its side, with the place it was taken',
    () => pictureBytes(1600, 1200, 'camera'),
    'lies on its side',
  ),
  unimported(
    'a photograph straight from the camera',
    () => pictureBytes(4000, 3000),
    'is 4000 x 3000 pixels; the longest side may have 2560',
  ),
  unimported(
    'a photograph kept as PNG',
    () => pictureBytes(1600, 1200, 'png'),
    'is a photograph saved as PNG',
    'sauna.png',
  ),
];
