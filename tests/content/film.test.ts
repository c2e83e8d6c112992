import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ffmpeg, flatten } from '../../tools/media/rendition.ts';

/** Only those who encode films need it. */
const hasFfmpeg = (() => {
  try {
    return ffmpeg('-version') !== '';
  } catch {
    return false;
  }
})();

test.skipIf(!hasFfmpeg)(
  'a film of a phone in high dynamic range keeps its white and its black; another is left as it is',
  () => {
    using made = mkdtempDisposableSync(join(tmpdir(), 'film-'));
    const { path: folder } = made;
    const film = (name: string, colour: string, trc: string) => {
      const path = join(folder, `Sauna film (${name}).mov`);
      const colours = `-color_primaries bt2020 -colorspace bt2020nc -color_trc ${trc}`.split(' ');
      const source = ['-f', 'lavfi', '-i', `color=${colour}:s=64x36:d=0.2`, '-pix_fmt', 'yuv420p10le'];
      ffmpeg(...source, '-c:v', 'libx264', ...colours, path);
      return path;
    };
    const brightness = (path: string) => {
      const raw = join(folder, 'raw');
      ffmpeg('-i', path, '-vf', `${flatten(path)}format=gray`, '-frames:v', '1', '-f', 'rawvideo', raw);
      return readFileSync(raw)[0];
    };
    // Where HLG has the white of paper.
    expect(brightness(film('white', '0xBFBFBF', 'arib-std-b67'))).toBeGreaterThan(205);
    expect(brightness(film('black', 'black', 'smpte2084'))).toBeLessThan(20);
    expect(flatten(film('plain', 'white', 'bt709'))).toBe('');
  },
);
