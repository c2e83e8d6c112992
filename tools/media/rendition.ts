/** Encodes one rendition of a film, as small as it can be without a visible loss. */
import { copyFileSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ffmpeg, resize } from './ffmpeg.ts';

export interface Codec {
  flags: string;
  /** Where the search for a CRF starts and where it ends. */
  from: number;
  to: number;
  /** How many steps of CRF halve the file: a rough figure that guides the search. */
  halving: number;
}

export const CODECS: Record<'av1' | 'h264', Codec> = {
  av1: { flags: '-c:v libsvtav1 -preset 4 -pix_fmt yuv420p10le', from: 42, to: 63, halving: 8.5 },
  h264: { flags: '-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p', from: 28, to: 45, halving: 6 },
};

/** How similar a film is to the original; above `enough`, more bytes make no visible difference. */
export interface Measure {
  name: string;
  filter: string;
  says: RegExp;
  enough: number;
  /** How much one step of CRF changes it. */
  step: number;
}

export const VMAF: Measure = {
  name: 'VMAF',
  filter: 'libvmaf=n_threads=2',
  says: /VMAF score: ([\d.]+)/,
  enough: 92,
  step: 0.8,
};
export const SSIM: Measure = {
  name: 'SSIM',
  filter: 'ssim',
  says: /All:[\d.]+ \(([\d.]+|inf)\)/,
  enough: 18.5,
  step: 0.25,
};

/** Tags the film as BT.709, which keeps colours accurate. */
const COLOUR = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ');
const CLEAN = '-map 0:v:0 -map_metadata -1 -fflags +bitexact -movflags +faststart'.split(' ');

/** The size in bytes of one trial, and how similar it is to the original. */
const encode = (
  original: string,
  file: string,
  width: number,
  codec: Codec,
  crf: number,
  measure: Measure,
) => {
  const flags = [...codec.flags.split(' '), '-crf', `${crf}`, '-g', '240', ...COLOUR, ...CLEAN];
  ffmpeg('-i', original, '-vf', resize(width), ...flags, file);
  const same = 'format=yuv420p10le,settb=AVTB,setpts=N';
  const compare = `[0:v]${same}[film];[1:v]${resize(width)},${same}[master];[film][master]${measure.filter}`;
  const said = ffmpeg('-i', file, '-i', original, '-lavfi', compare, '-f', 'null', '-');
  const score = measure.says.exec(said)?.[1];
  if (score === undefined) throw new Error(`ffmpeg gave no ${measure.name} score.`);
  return { bytes: statSync(file).size, score: score === 'inf' ? Infinity : Number(score) };
};

/** Puts a finished file in place: the copy, which is slow, has another name; the rename is instant. */
export const place = (finished: string, target: string): void => {
  copyFileSync(finished, `${target}.part`);
  renameSync(`${target}.part`, target);
};

export interface Job {
  original: string;
  target: string;
  work: string;
  width: number;
  codec: Codec;
  kilobytes: number;
  measure: Measure;
}

/**
 * Finds the lowest CRF whose file is under its ceiling and no better than needed, and puts that file in place, or
 * fails.
 */
export const encodeRendition = ({ original, target, work, width, codec, kilobytes, measure }: Job): void => {
  const [trial, kept] = [join(work, 'trial.mp4'), join(work, 'kept.mp4')];
  const tried = new Set<number>();
  let best: { crf: number; bytes: number; score: number } | undefined;
  for (let crf = codec.from; !tried.has(crf);) {
    tried.add(crf);
    const { bytes, score } = encode(original, trial, width, codec, crf, measure);
    const tooHeavy = Math.log2(bytes / (kilobytes * 1000)) * codec.halving;
    const tooGood = (score - measure.enough) / measure.step;
    // In steps of CRF; zero or less fits.
    const excess = Math.max(tooHeavy, tooGood);
    if (excess <= 0 && (best === undefined || crf <= best.crf)) {
      best = { crf, bytes, score };
      renameSync(trial, kept);
    }
    crf = Math.min(codec.to, Math.max(1, crf + Math.ceil(excess)));
  }
  if (!best)
    throw new Error(`${basename(target)} does not fit into ${kilobytes} KB, even at CRF ${codec.to}.`);
  place(kept, target);
  console.log(
    `${basename(target)} ${best.bytes} bytes, CRF ${best.crf}, ${measure.name} ${best.score.toFixed(1)}`,
  );
};
