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
    throw new Error(
      `ffmpeg cannot be started (${run.error.message}). Install it, or set FFMPEG to its path.`,
    );
  if (run.status !== 0)
    throw new Error(
      `ffmpeg stopped with an error. Check that the film plays. ffmpeg said:\n${run.stderr.trim().split('\n').slice(-4).join('\n')}`,
    );
  return run.stdout + run.stderr;
};
