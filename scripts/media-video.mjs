// Cuts a film's web renditions from its master. The site's build never runs this: encoded films live in the repository.
//   node scripts/media-video.mjs MASTER.mp4 TARGETDIR [--name NAME] [--budget phone.av1=100,phone.h264=155]
// Writes NAME.phone.av1.mp4, NAME.phone.h264.mp4, NAME.desktop.av1.mp4, NAME.desktop.h264.mp4 and, if there is none,
// NAME.jpg. Needs ffmpeg with libsvtav1 and libx264 (Debian: apt-get install ffmpeg); FFMPEG names another binary.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const WIDTHS = { phone: 640, desktop: 1280 };

/** Ceilings in kilobytes (1000 bytes); `--budget` replaces some of them by name. */
const CEILINGS = { 'phone.av1': 250, 'phone.h264': 400, 'desktop.av1': 700, 'desktop.h264': 1300 };

/** The search for a CRF starts `from` and ends at `to`; `halving` steps halve a file (this only steers). */
const CODECS = {
  av1: { flags: '-c:v libsvtav1 -preset 4 -pix_fmt yuv420p10le', from: 42, to: 63, halving: 8.5 },
  h264: { flags: '-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p', from: 28, to: 45, halving: 6 },
};

/** Likeness to the master; above `enough`, more bytes buy nothing an eye would miss. VMAF where this ffmpeg has it. */
const MEASURES = {
  VMAF: { filter: 'libvmaf=n_threads=2', says: /VMAF score: ([\d.]+)/, enough: 92, step: 0.8 },
  SSIM: { filter: 'ssim', says: /All:[\d.]+ \(([\d.]+|inf)\)/, enough: 18.5, step: 0.25 },
};

function fail(message) {
  throw new Error(message);
}

/** @returns {string} all that ffmpeg said; fails with its last words */
function ffmpeg(...args) {
  const ask = ['-hide_banner', '-nostdin', '-y', ...args];
  const run = spawnSync(process.env.FFMPEG ?? 'ffmpeg', ask, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (run.error) fail(`ffmpeg does not run (${run.error.code}). Install it, or name it in FFMPEG.`);
  if (run.status !== 0) fail(`ffmpeg failed:\n${run.stderr.trim().split('\n').slice(-4).join('\n')}`);
  return run.stdout + run.stderr;
}

/** The one way a master is resized, for encoding and comparing alike. BT.709, and saying so, keeps colours true. */
const resize = (width) => `scale=${width}:-2:flags=lanczos+accurate_rnd:out_color_matrix=bt709:out_range=tv`;
const COLOUR = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ');
const CLEAN = '-map 0:v:0 -map_metadata -1 -fflags +bitexact -movflags +faststart'.split(' ');

/** @returns {{ bytes: number, score: number }} the size of one trial and its likeness to the master */
function encode(master, file, width, codec, crf, measure) {
  const flags = [...codec.flags.split(' '), '-crf', `${crf}`, '-g', '240', ...COLOUR, ...CLEAN];
  ffmpeg('-i', master, '-vf', resize(width), ...flags, file);
  const same = 'format=yuv420p10le,settb=AVTB,setpts=N';
  const compare = `[0:v]${same}[film];[1:v]${resize(width)},${same}[master];[film][master]${measure.filter}`;
  const said = ffmpeg('-i', file, '-i', master, '-lavfi', compare, '-f', 'null', '-');
  return { bytes: statSync(file).size, score: Number(measure.says.exec(said)[1]) };
}

/** Puts a finished file in place: the slow part, a copy, happens under another name, the rename at once. */
function place(finished, target) {
  copyFileSync(finished, `${target}.part`);
  renameSync(`${target}.part`, target);
}

/** Finds the lowest CRF whose file is under its ceiling and not needlessly good, and places that file, or fails. */
function rendition({ master, target, work, width, codec, kilobytes, measure }) {
  const [trial, kept] = [join(work, 'trial.mp4'), join(work, 'kept.mp4')];
  const tried = new Set();
  let best;
  for (let crf = codec.from; !tried.has(crf);) {
    tried.add(crf);
    const { bytes, score } = encode(master, trial, width, codec, crf, measure);
    const tooHeavy = Math.log2(bytes / (kilobytes * 1000)) * codec.halving;
    const tooGood = (score - measure.enough) / measure.step;
    const excess = Math.max(tooHeavy, tooGood); // in CRF steps; zero or less fits
    if (excess <= 0 && !(best?.crf < crf)) {
      best = { crf, bytes, score };
      renameSync(trial, kept);
    }
    crf = Math.min(codec.to, Math.max(1, crf + Math.ceil(excess)));
  }
  if (!best) fail(`${basename(target)} does not fit into ${kilobytes} KB, even at CRF ${codec.to}.`);
  place(kept, target);
  const result = `${best.bytes} bytes, CRF ${best.crf}, ${measure.name} ${best.score.toFixed(1)}`;
  console.log(basename(target), result);
}

/** Makes the four renditions and the poster. Trials stay in the system's temporary folder. */
function main() {
  const options = { name: { type: 'string' }, budget: { type: 'string', default: '' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [master, folder] = positionals;
  if (!folder) fail('Use: node scripts/media-video.mjs MASTER TARGETDIR [--name NAME] [--budget KEY=KB,…]');
  if (!existsSync(master)) fail(`There is no film at ${master}.`);
  const budget = values.budget ? values.budget.split(',').map((part) => part.split('=')) : [];
  const wrong = budget.find(([key, kilobytes]) => !Object.hasOwn(CEILINGS, key) || !(Number(kilobytes) > 0));
  if (wrong) fail(`--budget ${wrong.join('=')}: name one of ${Object.keys(CEILINGS).join(', ')}, then =KB.`);
  const name = ffmpeg('-filters').includes(' libvmaf ') ? 'VMAF' : 'SSIM';
  const measure = { name, ...MEASURES[name] };
  mkdirSync(folder, { recursive: true });
  const film = values.name ?? basename(master).replace(/\.\w+$/, '');
  const work = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    for (const [key, kilobytes] of Object.entries({ ...CEILINGS, ...Object.fromEntries(budget) })) {
      const [screen, codec] = key.split('.');
      const target = join(folder, `${film}.${key}.mp4`);
      rendition({ master, target, work, width: WIDTHS[screen], codec: CODECS[codec], kilobytes, measure });
    }
    if (existsSync(join(folder, `${film}.jpg`))) return;
    const jpeg = 'scale=out_range=full:out_color_matrix=bt601,format=yuvj420p'; // and 2 below is quality 88
    ffmpeg('-i', master, '-frames:v', '1', '-vf', jpeg, '-q:v', '2', join(work, 'still.jpg'));
    place(join(work, 'still.jpg'), join(folder, `${film}.jpg`));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
