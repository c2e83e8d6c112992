import { spawnSync } from 'node:child_process';

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
