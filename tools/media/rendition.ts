/** Encodes one rendition of a film, as small as it can be without a visible loss. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Runs ffmpeg.
 * @returns its whole output
 * @throws with the end of its output
 */
export const ffmpeg = (...args: string[]): string => {
  const run = spawnSync(process.env['FFMPEG'] ?? 'ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (run.error)
    throw new Error(`ffmpeg does not start (${run.error.message}). Install it, or set FFMPEG to it.`);
  if (run.status !== 0)
    throw new Error(`ffmpeg failed. It said:\n${run.stderr.trim().split('\n').slice(-4).join('\n')}`);
  return run.stdout + run.stderr;
};

/** What ffmpeg says of a film. */
export const probe = (film: string): string => ffmpeg('-i', film, '-frames:v', '1', '-f', 'null', '-');

/** How each codec is used: where the search for a CRF starts and ends, and how many steps of CRF halve the file. */
const CODECS = {
  av1: { flags: '-c:v libsvtav1 -preset 4 -pix_fmt yuv420p10le', from: 42, to: 63, halving: 8.5 },
  h264: { flags: '-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p', from: 28, to: 45, halving: 6 },
};

/** The similarity (SSIM, in decibels) above which more bytes make no visible difference. */
const ENOUGH = 18.5;

/** How much one step of CRF changes it. */
const STEP = 0.25;

/** Converts to BT.709, and tags the film with it, which keeps colours accurate. */
const COLOUR = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';
const CLEAN = '-map 0:v:0 -map_metadata -1 -fflags +bitexact -movflags +faststart -g 240';
const resize = (original: string, width: number) =>
  `${flatten(original)}scale=${width}:-2:flags=lanczos+accurate_rnd:out_color_matrix=bt709:out_range=tv`;

/** From high dynamic range, in which phones film, to what every screen shows. */
const TONE_MAP =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p10le,';

/** The filters that an original needs before any other: none, unless it is in high dynamic range (HLG or PQ). */
export const flatten = (original: string): string =>
  /Video: .*(?:arib-std-b67|smpte2084)/.test(probe(original)) ? TONE_MAP : '';

/** How similar a film is to its original. */
const similarity = (original: string, film: string, width: number): number => {
  const same = 'format=yuv420p10le,settb=AVTB,setpts=N';
  const compare = `[0:v]${same}[film];[1:v]${resize(original, width)},${same}[master];[film][master]ssim`;
  const said = ffmpeg('-i', film, '-i', original, '-lavfi', compare, '-f', 'null', '-');
  const score = /All:[\d.]+ \(([\d.]+|inf)\)/.exec(said)?.[1];
  if (score === undefined) throw new Error('This ffmpeg lacks the filter “ssim”. Install another.');
  return score === 'inf' ? Infinity : Number(score);
};

/** Puts a finished file in place: the copy, which is slow, has another name; the rename is instant. */
export const place = (finished: string, target: string): void => {
  copyFileSync(finished, `${target}.part`);
  renameSync(`${target}.part`, target);
};

interface Rendition {
  original: string;
  target: string;
  /** A folder for trials. */
  work: string;
  width: number;
  codec: keyof typeof CODECS;
  /** The most it may weigh: 1000 bytes each. */
  kilobytes: number;
}

/**
 * Finds the lowest CRF whose file is under its ceiling and no better than needed, and puts that file in place.
 * @throws if there is none
 */
export const encodeRendition = ({ original, target, work, width, codec, kilobytes }: Rendition): void => {
  const { flags, from, to, halving } = CODECS[codec];
  const [trial, kept] = [join(work, 'trial.mp4'), join(work, 'kept.mp4')];
  const tried = new Set<number>();
  let best: { crf: number; bytes: number; score: number } | undefined;
  for (let crf = from; !tried.has(crf);) {
    tried.add(crf);
    const settings = `${flags} -crf ${crf} ${COLOUR} ${CLEAN}`.split(' ');
    ffmpeg('-i', original, '-vf', resize(original, width), ...settings, trial);
    const bytes = statSync(trial).size;
    const score = similarity(original, trial, width);
    // Both in steps of CRF; zero or less fits.
    const tooHeavy = Math.log2(bytes / (kilobytes * 1000)) * halving;
    const tooGood = (score - ENOUGH) / STEP;
    const excess = Math.max(tooHeavy, tooGood);
    if (excess <= 0 && (best === undefined || crf <= best.crf)) {
      best = { crf, bytes, score };
      renameSync(trial, kept);
    }
    crf = Math.min(to, Math.max(1, crf + Math.ceil(excess)));
  }
  if (!best) throw new Error(`${basename(target)} does not fit into ${kilobytes} KB. Shorten the film.`);
  place(kept, target);
  console.log(`${basename(target)} ${best.bytes} bytes, CRF ${best.crf}, SSIM ${best.score.toFixed(1)} dB`);
};
