/**
 * Makes the pictures and films that the texts of a fixture site refer to: `node tools/test/fixtureMedia.ts tests/fixture-site`.
 * Existing files are kept. Pictures are as small as their place allows: two shapes in colours derived from the file's
 * name; films are eight seconds of the same shapes, moving, and need ffmpeg with libsvtav1 and libx264.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { readContent } from '../content/read/content.ts';
import { renditionsOf } from '../content/read/files.ts';
import { texts } from '../content/read/textFields.ts';
import { FIXTURE_CONTENT } from './fixtureSite.ts';

interface Size {
  width: number;
  height: number;
}

/** Two colours derived from a name: one that text is readable on, and a lighter one of the same hue. */
const coloursOf = (name: string) => {
  const hue = (createHash('sha256').update(name).digest().readUInt16BE() / 65_536) * 360;
  return { ground: colour(hue, 0.32), disc: colour(hue, 0.5) };
};

/** HSL with a saturation of 30%, as `#rrggbb`. */
const colour = (hue: number, lightness: number): string => {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value =
      lightness - 0.3 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

const drawPicture = async (file: string, { width, height }: Size): Promise<void> => {
  const { ground, disc } = coloursOf(file);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <circle cx="70%" cy="50%" r="${height / 4}" fill="${disc}"/>
  </svg>`;
  await sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 70, mozjpeg: true }).toFile(file);
};

const SIZES = { phone: [640, 360], desktop: [1280, 720] } as const;
const CODECS = {
  av1: ['libsvtav1', '-preset', '6', '-pix_fmt', 'yuv420p10le', '-crf', '55'],
  h264: ['libx264', '-preset', 'slow', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-crf', '40'],
} as const;

/** @param file its name ends in `.phone.av1.mp4` or the like */
const drawFilm = (file: string): void => {
  const [screen = '', codec = ''] = file.split('.').slice(-3);
  const [width, height] = SIZES[screen as keyof typeof SIZES];
  const { ground, disc } = coloursOf(file.slice(0, file.indexOf(`.${screen}.`)));
  const shape = (fill: string, size: string) => `color=c=${fill.replace('#', '0x')}:s=${size}:r=12:d=8`;
  const { status, stderr } = spawnSync(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-f', 'lavfi', '-i'],
      `${shape(ground, `${width}x${height}`)}[ground];${shape(disc, `${height / 2}x${height / 2}`)}[disc];` +
        `[ground][disc]overlay=x='(W-w)/2+W/5*sin(2*PI*t/8)':y=(H-h)/2`,
      ...['-c:v', ...CODECS[codec as keyof typeof CODECS]],
      ...['-g', '96', '-fflags', '+bitexact', '-movflags', '+faststart', file],
    ],
    { encoding: 'utf8', env: { ...process.env, SVT_LOG: '1' } },
  );
  if (status !== 0) throw new Error(`ffmpeg did not make ${file}: ${stderr}`);
};

/** The colours of a fixture site’s pictures. */
type Colours = readonly [ground: string, disc: string];

/** Pictures already drawn. Entries share them, so that a build with hundreds of them is quick. */
const drawn = new Map<string, Promise<Buffer>>();

/** Draws stripes as wide as the number in the file’s name says, so that no two pictures of an entry are the same. */
const drawStripes = ({ width, height }: Size, [ground, stripe]: Colours, name: string): Promise<Buffer> => {
  const side = 8 + Number.parseInt(name.replace(/^\D+/, ''), 10);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <pattern id="p" width="${2 * side}" height="${2 * side}" patternUnits="userSpaceOnUse">
      <rect width="${2 * side}" height="${side}" fill="${stripe}"/>
    </pattern>
    <rect width="100%" height="100%" fill="${ground}"/>
    <rect width="100%" height="100%" fill="url(#p)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 70 }).toBuffer();
};

const writeStripes = async (file: string, { width, height }: Size, colours: Colours): Promise<void> => {
  const key = [basename(file), width, height, ...colours].join(' ');
  const picture = drawn.get(key) ?? drawStripes({ width, height }, colours, key);
  drawn.set(key, picture);
  writeFileSync(file, await picture);
};

/** A film that needs no ffmpeg: one of the frozen fixture site, which is what every film looks like that is made here. */
const copyFilm = (file: string): void => {
  const [screen = '', codec = ''] = file.split('.').slice(-3);
  copyFileSync(`${FIXTURE_CONTENT}/pages/about/about.${screen}.${codec}.mp4`, file);
};

/**
 * Makes the missing files that the texts of a fixture site refer to.
 * @param dir its folder, relative to the project's folder
 * @param colours those of all its pictures; its films are then copied from the frozen fixture site
 */
export const makeMedia = async (dir: string, colours?: Colours): Promise<void> => {
  for (const entry of readContent(process.cwd(), dir).entries) {
    for (const { field, value } of texts(entry)) {
      if (field.role !== 'picture') continue;
      const picture = join(entry.folder, value);
      if (!existsSync(picture))
        await (colours ? writeStripes(picture, field, colours) : drawPicture(picture, field));
      if (!field.film) continue;
      for (const film of renditionsOf(entry.folder, value)) {
        if (existsSync(film)) continue;
        if (colours) copyFilm(film);
        else drawFilm(film);
      }
    }
  }
};

if (import.meta.main) {
  const [dir] = process.argv.slice(2);
  if (dir === undefined) throw new Error('Name the folder of a fixture site, such as tests/fixture-site.');
  await makeMedia(dir);
}
