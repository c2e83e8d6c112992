/** What is read from films of any make. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectFilm } from '../../tools/content/read/film.ts';
import { film, FTYP, h264Frame, av1Frame, long, longBox, type Make } from './films.ts';

const inspect = (bytes: Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'film.mp4');
  writeFileSync(file, bytes);
  return inspectFilm(file);
};

const SOUND = { codec: 'h264', width: 640, height: 360, length: 4, hasSound: false, isWhole: true };

test.each<[string, Make, object]>([
  ['a film in H.264', {}, {}],
  ['a film in AV1', { codec: 'av01', frames: [av1Frame(), av1Frame()] }, { codec: 'av1' }],
  ['a film in another codec', { codec: 'hvc1' }, { codec: 'other', isWhole: false }],
  ['frames of one size, said once', { same: 16 }, {}],
  ['a header in the long form', { isLong: true }, {}],
  ['a long box before the others', { first: longBox('free', Buffer.alloc(4)) }, {}],
  ['a sound track', { handlers: ['vide', 'soun'] }, { hasSound: true }],
  ['a sound track first', { handlers: ['soun', 'vide'] }, { hasSound: true }],
  ['no frame', { frames: [] }, { isWhole: false }],
  ['no list of frames', { without: 'stsz' }, { isWhole: false }],
  ['no list of chunks', { without: 'stco' }, { isWhole: false }],
  ['no list of runs', { without: 'stsc' }, { isWhole: false }],
  ['a chunk beyond the end', { chunks: [9000] }, { isWhole: false }],
  ['a chunk that begins too early', { chunks: [4] }, { isWhole: false }],
  ['a frame of noughts', { frames: [h264Frame(), Buffer.alloc(16)] }, { isWhole: false }],
  ['a frame that is marked as broken', { frames: [h264Frame(0xe5)] }, { isWhole: false }],
  [
    'a frame of AV1 that is marked as broken',
    { codec: 'av01', frames: [Buffer.alloc(9, 0x92)] },
    { codec: 'av1', isWhole: false },
  ],
  [
    'a frame of AV1 without a type',
    { codec: 'av01', frames: [Buffer.alloc(9)] },
    { codec: 'av1', isWhole: false },
  ],
  [
    'a frame of AV1 that ends in its length',
    { codec: 'av01', frames: [Buffer.from([0x12])] },
    { codec: 'av1', isWhole: false },
  ],
  [
    'a frame of AV1 with an extension',
    { codec: 'av01', frames: [Buffer.from([0x16, 0, 1, 7])] },
    { codec: 'av1' },
  ],
])('%s', (_, make, differs) => {
  expect(inspect(film(make))).toEqual({ ...SOUND, ...differs });
});

test.each<[string, Buffer]>([
  ['a film without its table of contents', film({ without: 'moov' })],
  ['a film without a picture', film({ handlers: ['soun'] })],
  ['a track of no known kind', film({ without: 'hdlr' })],
  ['a track without a header', film({ without: 'mdhd' })],
  ['a track without tables', film({ without: 'stbl' })],
  ['a track without a codec', film({ without: 'stsd' })],
  ['a film cut off in its table of contents', film().subarray(0, 200)],
  ['a film with a box too short for itself', film({ first: Buffer.concat([long(4), Buffer.from('free')]) })],
  [
    'a box that goes on to the end, and nothing after it',
    Buffer.concat([FTYP, long(0), Buffer.from('mdat'), film()]),
  ],
  ['an empty file', Buffer.alloc(0)],
])('%s is no film', (_, bytes) => expect(inspect(bytes)).toBeUndefined());
