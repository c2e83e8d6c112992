import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../hosting/nginx/startNginx.ts';
import { median } from './median.ts';

/** Rounds of each, in turn, so that other load on the machine affects both alike. */
const ROUNDS = 3;
const SECONDS = 20;

/** Runs wrk once. Errors are answers other than 2xx, and broken connections. */
const measureLoad = async (url: string): Promise<{ rate: number; errors: number }> => {
  const args = ['-t2', '-c64', `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', url];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  wrk.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((ended, failed) => wrk.once('close', ended).once('error', failed));
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0);
  const broken =
    /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1).map(Number) ?? [];
  const errors = number(/Non-2xx or 3xx responses: (\d+)/) + broken.reduce((sum, count) => sum + count, 0);
  return { rate: number(/Requests\/sec:\s+([\d.]+)/), errors };
};

/**
 * How many requests the generated nginx configuration answers per second, as a ratio to an nginx that serves one plain
 * file of the same size. Fails below 0.9, or when any request fails.
 */
export const run = async ([path = '/about']: string[]): Promise<void> => {
  const bytes = statSync(`dist${path === '/' ? '/index' : path}.html.br`).size;
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  await writeFile(join(folder, 'file'), Buffer.alloc(bytes, 'x'));
  const [site, bare] = [await startNginx(), await startNginx({ root: folder, includes: '' })];
  const rates = { site: [] as number[], bare: [] as number[] };
  let errors = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await measureLoad(`${bare.url}/file`);
      const ours = await measureLoad(site.url + path);
      rates.bare.push(plain.rate);
      rates.site.push(ours.rate);
      errors += ours.errors;
      console.log(
        `plain file ${plain.rate.toFixed(0)}/s, ${path} ${ours.rate.toFixed(0)}/s, ${ours.errors} errors`,
      );
    }
  } finally {
    await Promise.all([site.stop(), bare.stop(), rm(folder, { recursive: true })]);
  }
  const ratio = median(rates.site) / median(rates.bare);
  console.log(
    `${path} (${bytes} bytes): ${ratio.toFixed(2)} of a plain file, ${errors} errors in ${ROUNDS * SECONDS} s`,
  );
  if (errors > 0 || ratio < 0.9) process.exitCode = 1;
};
