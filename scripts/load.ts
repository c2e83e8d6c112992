// How the written nginx configuration bears a crowd: requests a second, as a ratio to an nginx that serves one bare file
// of the same size. Needs nginx and wrk (Debian: apt-get install wrk) and a built site.
//   node scripts/load.ts [PATH]
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../tests/hosting/nginx.ts';

/** Rounds of each, in turn, so that what else the machine does falls on both. */
const ROUNDS = 3;
const SECONDS = 20;

/** Runs wrk once. Errors are answers other than 2xx and connections that broke. */
const load = async (url: string): Promise<{ rate: number; errors: number }> => {
  const words = ['-t2', '-c64', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', url];
  const wrk = spawn('wrk', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  wrk.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await new Promise((ended, failed) => wrk.once('close', ended).once('error', failed));
  const number = (pattern: RegExp) => Number(pattern.exec(said)?.[1] ?? 0);
  const broken =
    /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1).map(Number) ?? [];
  const errors = number(/Non-2xx or 3xx responses: (\d+)/) + broken.reduce((sum, count) => sum + count, 0);
  return { rate: number(/Requests\/sec:\s+([\d.]+)/), errors };
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const path = process.argv[2] ?? '/about';
const bytes = statSync(`dist${path === '/' ? '/index' : path}.html.br`).size;
const folder = await mkdtemp(join(tmpdir(), 'bare-'));
await writeFile(join(folder, 'file'), Buffer.alloc(bytes, 'x'));
const [site, bare] = [await startNginx(), await startNginx({ bare: folder })];
try {
  const rounds = { site: [] as number[], bare: [] as number[] };
  let errors = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await load(`${bare.url}/file`);
    const ours = await load(site.url + path);
    rounds.bare.push(plain.rate);
    rounds.site.push(ours.rate);
    errors += ours.errors;
    console.log(
      `bare file ${plain.rate.toFixed(0)}/s, ${path} ${ours.rate.toFixed(0)}/s, ${ours.errors} errors`,
    );
  }
  const ratio = median(rounds.site) / median(rounds.bare);
  console.log(
    `${path} (${bytes} bytes): ${ratio.toFixed(2)} of a bare file, ${errors} errors in ${ROUNDS * SECONDS} s`,
  );
  if (errors > 0 || ratio < 0.9) process.exitCode = 1;
} finally {
  await Promise.all([site.stop(), bare.stop(), rm(folder, { recursive: true })]);
}
