/** Files that no text can describe, by what the tables call them. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { createRepository, shell } from '../../support/repository.ts';
import { remake } from '../films.ts';
import { photograph, pictureBytes, type Form } from '../pictures.ts';
import type { Site } from '../site.ts';

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
  const [start, end] = ['\x89PNG\r\n\x1a\n\0\0\0\r', '\0\0\0\0IDAT5\xaf\x06\x1e'];
  return Buffer.concat([Buffer.from(start, 'latin1'), head, sum, Buffer.from(end, 'latin1')]);
};

type Maker = (before: Buffer, site: Site) => string | Uint8Array | Promise<Uint8Array>;

const MAKERS: Readonly<Record<string, Maker>> = {
  HEIC: () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'a photograph without its last lines': async () => (await photograph(1200, 800)).subarray(0, -20_000),
  'a photograph with an odd scan header': withOddScan,
  'the same without its last lines': async () => (await withOddScan()).subarray(0, -20_000),
  'a photograph with an sRGB profile': () => withProfile('srgb'),
  'a photograph in the colours of a phone': () => withProfile('p3'),
  'a photograph with camera data, but not the place': async () =>
    sharp(await photograph(1200, 800))
      .withExif({ IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer(),
  'a scan with more pixels than can be read': () => headOf(18_000, 16_000),
  'another photograph, once the last is in git': (_, { root }) => {
    createRepository(root);
    shell(root, 'git commit -qm Again --allow-empty');
    return photograph(1200, 800);
  },
  HEVC: (film) => remake(film, { isHevc: true }),
  'its film cut off': (film) => film.subarray(0, -3),
  'its film with lost bytes': (film) => film.fill(0, film.length - 200_000, film.length - 100),
  'its film with a sound track': (film) => remake(film, { hasSound: true }),
  'its film at a width of 480': (film) => remake(film, { width: 480 }),
  'its film 12 times as long': (film) => remake(film, { stretch: 12 }),
  'its film 2 times as long': (film) => remake(film, { stretch: 2 }),
  'its film with 12 frames less': (film) => remake(film, { skip: 12 }),
  // A box that every browser skips.
  'its film and 30 KB': (film) =>
    Buffer.concat([film, Buffer.from('\x00\x00\x75\x30free'), Buffer.alloc(29_992)]),
  'its text with the ends of lines of Windows': (text) => text.toString().replaceAll('\n', '\r\n'),
  'its text in UTF-16': (text) => Buffer.from(`\uFEFF${text.toString()}`, 'utf16le'),
  'its text in Windows-1252': (text) =>
    Buffer.from(text.toString().replaceAll('’', '\u0092').replaceAll('—', '\u0097'), 'latin1'),
  'its text and several pages more': (text) => `${text.toString()}\n${'It is warm here. '.repeat(220)}\n`,
};

/** Makes what a table calls by a name, or as `1600 x 1200 png`, from what is in its place. */
export const made = async (what: string, site: Site, file: string): Promise<string | Uint8Array> => {
  const [, width, height, form] = /^(\d+) x (\d+)(?: (\w+))?$/.exec(what) ?? [];
  if (width !== undefined) return pictureBytes(Number(width), Number(height), form as Form | undefined);
  const maker = MAKERS[what];
  if (!maker) throw new Error(`Nothing is called ${what}.`);
  return maker(what.startsWith('its ') || what === 'HEVC' ? site.bytes(file) : Buffer.alloc(0), site);
};
