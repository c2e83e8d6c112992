/**
 * `npm run media:film`: encodes the renditions of a film from its original. No build runs this: the repository keeps them.
 *   npm run media:film -- ORIGINAL.mp4 FOLDER [--name NAME] [--upright UPRIGHT.mp4] [--budget phone.av1=100]
 * Writes NAME.phone.av1.mp4, NAME.phone.h264.mp4, NAME.desktop.av1.mp4, NAME.desktop.h264.mp4 and, unless there is one,
 * NAME.jpg. With a second original for upright screens, the two for phones are made from that, and so is
 * NAME-upright.jpg. `--budget` gives a rendition fewer kilobytes than its place allows; it may be repeated.
 * Needs ffmpeg with libsvtav1 and libx264 (Debian: apt-get install ffmpeg); FFMPEG names another binary.
 */
import { existsSync, mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDir } from '../../src/contentDir.ts';
import { POSTER, UPRIGHT_POSTER } from '../../src/schemas/media.ts';
import { slugOf } from '../content/slug.ts';
import { ceilingOf, LENGTH } from './ceilings.ts';
import { encodeRendition, ffmpeg, flatten, place, probe } from './rendition.ts';
import { reasonOf } from '../reasonOf.ts';

const WIDTHS = { phone: 640, upright: 480, desktop: 1280 };

const SCREENS = ['phone', 'desktop'] as const;
const CODECS = ['av1', 'h264'] as const;

/** Makes a poster of a film's first frame, unless there is one. */
const makePoster = (original: string, poster: string, work: string): void => {
  if (existsSync(poster)) return;
  const still = join(work, 'still.jpg');
  const jpeg = `${flatten(original)}scale=out_range=full:out_color_matrix=bt601,format=yuvj420p`;
  // ffmpeg's 2 is about quality 88.
  ffmpeg('-i', original, '-frames:v', '1', '-vf', jpeg, '-q:v', '2', still);
  place(still, poster);
};

/** Refuses an original that the content check would refuse once it is encoded, which takes minutes. Throws with what it lacks. */
const inspect = (original: string, least: { width: number; height: number }): void => {
  if (!existsSync(original)) throw new Error(`There is no film at ${original}. Correct the path.`);
  const said = probe(original);
  // The last one is what comes out: upright, if a phone has noted that it should be.
  const [, width, height] = [...said.matchAll(/Video: .*? (\d+)x(\d+)/g)].at(-1) ?? [];
  if (Number(width) < least.width || Number(height) < least.height)
    throw new Error(
      `${original} has ${width} x ${height} pixels, but at least ${least.width} x ${least.height} are needed. Use a larger original.`,
    );
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(said) ?? [];
  const length = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (length < LENGTH[0] || length > LENGTH[1])
    throw new Error(`${original} is ${length} seconds long. Cut it to ${LENGTH[0]} to ${LENGTH[1]} seconds.`);
};

try {
  const { values, positionals } = parseArgs({
    options: {
      name: { type: 'string' },
      upright: { type: 'string' },
      budget: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const [original, folder] = positionals;
  if (original === undefined || folder === undefined)
    throw new Error(
      'Give the film and its folder: npm run media:film -- ORIGINAL.mp4 FOLDER [--name NAME] [--upright UPRIGHT.mp4] [--budget phone.av1=100]',
    );
  const { upright, name = slugOf(parse(original).name) || 'film' } = values;
  const wrong = values.budget.find((budget) => !/^(phone|desktop)\.(av1|h264)=\d+$/.test(budget));
  if (wrong !== undefined) throw new Error(`--budget ${wrong} is not valid. Write it as in phone.av1=100.`);
  const budgets = new Map(
    values.budget.map((budget) => [budget.split('=')[0], Number(budget.split('=')[1])]),
  );
  const isHero = relative(contentDir(), folder) === join('pages', 'home');
  inspect(original, POSTER);
  if (upright !== undefined) inspect(upright, UPRIGHT_POSTER);
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, `${name}.desktop.h264.mp4`)))
    console.log(`The film ${name} is there already. Its four files are replaced; Git keeps the old ones.`);
  // Trials stay in the system's temporary folder.
  using trials = mkdtempDisposableSync(join(tmpdir(), 'film-'));
  const { path: work } = trials;
  for (const screen of SCREENS)
    for (const codec of CODECS) {
      const isUpright = upright !== undefined && screen === 'phone';
      encodeRendition({
        original: isUpright ? upright : original,
        target: join(folder, `${name}.${screen}.${codec}.mp4`),
        work,
        width: isUpright ? WIDTHS.upright : WIDTHS[screen],
        codec,
        kilobytes: budgets.get(`${screen}.${codec}`) ?? ceilingOf(`${screen}.${codec}`, isHero),
      });
    }
  makePoster(original, join(folder, `${name}.jpg`), work);
  if (upright !== undefined) makePoster(upright, join(folder, `${name}-upright.jpg`), work);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
