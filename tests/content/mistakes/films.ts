/** Films. */
import { remake } from '../films.ts';
import type { Site } from '../site.ts';
import type { Mistake } from './mistake.ts';

const RESTORE = 'stages/restore/restore';

const again = (name: string) =>
  `run “npm run media:film -- ORIGINAL.mp4 content/stages/${name} --name ${name}”, where ORIGINAL.mp4 is the original film`;
const FIX = again('restore');

/** A mistake made by replacing one of the four files of a film, which is `found`. */
const film = (
  name: string,
  rendition: string,
  change: (film: Buffer, site: Site) => Uint8Array | Promise<Uint8Array>,
  found: string,
  fix = FIX,
): Mistake => ({
  name,
  make: async (site) => {
    const file = `${RESTORE}.${rendition}.mp4`;
    site.write(file, await change(site.bytes(file), site));
    return { file: 'stages/restore/index.mdx', line: 1 };
  },
  says: [`film ‹poster:›: restore.${rendition}.mp4, ${found}`, fix],
});

/** A film whose last frames are overwritten with zeros. */
const lose = (film: Buffer) => film.fill(0, film.length - 200_000, film.length - 100);

const DAMAGED = 'which has damaged or missing frames';

export const films: readonly Mistake[] = [
  film(
    'a film in another format than its name says',
    'phone.av1',
    (_, site) => site.bytes(`${RESTORE}.phone.h264.mp4`),
    'which is really in H.264',
  ),
  film(
    'a film in a format of few browsers',
    'desktop.h264',
    (bytes) => remake(bytes, { isHevc: true }),
    'which is really in HEVC',
  ),
  film('a text', 'phone.h264', () => Buffer.from('no film'), 'which cannot be read as an MP4 film'),
  film('a film that is cut off', 'desktop.h264', (bytes) => bytes.subarray(0, -3), DAMAGED),
  film('bytes that were lost', 'desktop.av1', (bytes) => lose(bytes), DAMAGED),
  film('bytes that were lost', 'desktop.h264', (bytes) => lose(bytes), DAMAGED),
  film(
    'a film with a sound track',
    'desktop.h264',
    (bytes) => remake(bytes, { hasSound: true }),
    'which has a sound track; films play without sound',
  ),
  film(
    'a desktop film in the place of the phone’s',
    'phone.h264',
    (_, site) => site.bytes(`${RESTORE}.desktop.h264.mp4`),
    '1280 x 720 pixels; a film for a phone is 240 to 720 pixels wide',
  ),
  film(
    'a film much too narrow for a desktop',
    'desktop.h264',
    (bytes) => remake(bytes, { width: 480 }),
    '480 x 720 pixels; a film for a desktop is 640 to 1920 pixels wide',
  ),
  film(
    'a film that never ends',
    'phone.av1',
    (bytes) => remake(bytes, { stretch: 12 }),
    '96.0 seconds long; a film lasts 1 to 60 seconds',
    `cut the original to that length, then ${FIX}`,
  ),
  film(
    'another film in one of the four files',
    'phone.h264',
    (bytes) => remake(bytes, { stretch: 2 }),
    '16.0 seconds long, but another file of this film is 8.0 seconds long',
  ),
  film(
    'a film with fewer frames in one of the four files',
    'desktop.h264',
    (bytes) => remake(bytes, { skip: 12 }),
    '180 frames, but another file of this film has 192',
  ),
  {
    name: 'a file of another film in one of the four files',
    make: (site) => {
      site.write(`${RESTORE}.phone.av1.mp4`, site.bytes('stages/renew/renew.phone.av1.mp4'));
      return { file: 'stages/restore/index.mdx', line: 1 };
    },
    says: [
      'note film ‹poster:›: content/stages/restore/restore.phone.av1.mp4, which is the same film as content/stages/renew/renew.phone.av1.mp4',
      'find out which of the two is in the wrong place, and copy the right file there',
    ],
  },
  film(
    'a film heavier than its place allows',
    'phone.h264',
    // A box that every browser skips.
    (bytes) => Buffer.concat([bytes, Buffer.from('\x00\x00\x75\x30free'), Buffer.alloc(29_992)]),
    '416 KB; at most 400 KB start soon on a slow connection',
    `shorten the original or use a calmer one, then ${FIX}`,
  ),
];
