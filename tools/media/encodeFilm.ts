/**
 * `npm run media:film`: encodes the renditions of a film from its original. No build runs this: the repository keeps them.
 *   npm run media:film -- ORIGINAL.mp4 FOLDER [--name NAME] [--upright UPRIGHT.mp4] [--budget phone.av1=100,phone.h264=155]
 * Writes NAME.phone.av1.mp4, NAME.phone.h264.mp4, NAME.desktop.av1.mp4, NAME.desktop.h264.mp4 and, unless there is one,
 * NAME.jpg. With a second original for upright screens, the two for phones are made from that, and so is
 * NAME-upright.jpg. Needs ffmpeg with libsvtav1 and libx264 (Debian: apt-get install ffmpeg); FFMPEG names another binary.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CEILINGS, LENGTH } from './ceilings.ts';
import { POSTER, UPRIGHT_POSTER } from '../../src/schemas/media.ts';
import { ffmpeg } from './ffmpeg.ts';
import { CODECS, encodeRendition, place, SSIM, VMAF } from './rendition.ts';

const WIDTHS = { phone: 640, upright: 480, desktop: 1280 };

/** Each rendition with its ceiling in kilobytes (1000 bytes); `--budget` replaces some of them by name. */
const RENDITIONS = [
  { key: 'phone.av1', width: WIDTHS.phone, codec: CODECS.av1, ceiling: CEILINGS['phone.av1'] },
  { key: 'phone.h264', width: WIDTHS.phone, codec: CODECS.h264, ceiling: CEILINGS['phone.h264'] },
  { key: 'desktop.av1', width: WIDTHS.desktop, codec: CODECS.av1, ceiling: CEILINGS['desktop.av1'] },
  { key: 'desktop.h264', width: WIDTHS.desktop, codec: CODECS.h264, ceiling: CEILINGS['desktop.h264'] },
];

/** The ceilings that `--budget` gives, by rendition. */
const budgets = (given: string): Map<string, number> => {
  const keys = RENDITIONS.map(({ key }) => key);
  return new Map(
    given
      .split(',')
      .filter(Boolean)
      .map((part) => {
        const [key = '', kilobytes] = part.split('=');
        if (!keys.includes(key) || !(Number(kilobytes) > 0))
          throw new Error(`--budget ${part}: name one of ${keys.join(', ')}, then =KB.`);
        return [key, Number(kilobytes)];
      }),
  );
};

/** Makes a poster of a film's first frame, unless there is one. */
const makePoster = (original: string, poster: string, work: string): void => {
  if (existsSync(poster)) return;
  const still = join(work, 'still.jpg');
  const jpeg = 'scale=out_range=full:out_color_matrix=bt601,format=yuvj420p';
  // ffmpeg's 2 is about quality 88.
  ffmpeg('-i', original, '-frames:v', '1', '-vf', jpeg, '-q:v', '2', still);
  place(still, poster);
};

/**
 * Refuses an original that the content check would refuse once it is encoded, which takes minutes.
 * @throws with what it lacks
 */
const inspect = (original: string, least: { width: number; height: number }): void => {
  if (!existsSync(original)) throw new Error(`There is no film at ${original}.`);
  const said = ffmpeg('-i', original, '-frames:v', '1', '-f', 'null', '-');
  // The last one is what comes out: upright, if a phone has noted that it should be.
  const [, width, height] = [...said.matchAll(/Video: .*? (\d+)x(\d+)/g)].at(-1) ?? [];
  if (Number(width) < least.width || Number(height) < least.height)
    throw new Error(
      `${original} has ${width} x ${height} pixels, and its place needs ${least.width} x ${least.height}. Use a larger original.`,
    );
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(said) ?? [];
  const length = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (length < LENGTH[0] || length > LENGTH[1])
    throw new Error(`${original} is ${length} seconds long. Cut it to ${LENGTH[0]} to ${LENGTH[1]} seconds.`);
};

interface Film {
  original: string;
  /** The original for upright screens. */
  upright: string | undefined;
  folder: string;
  name: string;
}

/** Makes the four renditions and the posters. Trials stay in the system's temporary folder. */
const encodeFilm = ({ original, upright, folder, name }: Film, budget: Map<string, number>): void => {
  inspect(original, POSTER);
  if (upright !== undefined) inspect(upright, UPRIGHT_POSTER);
  const measure = ffmpeg('-filters').includes(' libvmaf ') ? VMAF : SSIM;
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    for (const { key, width, codec, ceiling } of RENDITIONS) {
      const fromUpright = upright !== undefined && width === WIDTHS.phone;
      encodeRendition({
        original: fromUpright ? upright : original,
        target: join(folder, `${name}.${key}.mp4`),
        work,
        width: fromUpright ? WIDTHS.upright : width,
        codec,
        kilobytes: budget.get(key) ?? ceiling,
        measure,
      });
    }
    makePoster(original, join(folder, `${name}.jpg`), work);
    if (upright !== undefined) makePoster(upright, join(folder, `${name}-upright.jpg`), work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

try {
  const { values, positionals } = parseArgs({
    options: {
      name: { type: 'string' },
      upright: { type: 'string' },
      budget: { type: 'string', default: '' },
    },
    allowPositionals: true,
  });
  const [original, folder] = positionals;
  if (original === undefined || folder === undefined)
    throw new Error(
      'Use: npm run media:film -- ORIGINAL FOLDER [--name NAME] [--upright UPRIGHT] [--budget KEY=KB,…]',
    );
  const name = values.name ?? basename(original).replace(/\.\w+$/, '');
  encodeFilm({ original, upright: values.upright, folder, name }, budgets(values.budget));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
