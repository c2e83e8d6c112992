import { createHash, randomUUID } from 'node:crypto';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes a `.br` and a `.gz` beside a text file. Brotli at its highest quality takes longer than all other work on a
 * page, so each result is cached under the digest of its text.
 * @param cache the folder for those results
 */
export const compress = async (file: string, cache: string): Promise<void> => {
  const text = await readFile(file);
  const digest = createHash('sha256')
    .update(text)
    .update(process.versions.brotli ?? '');
  const kept = join(cache, `${digest.digest('hex')}.br`);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  await copyFile(kept, `${file}.br`).catch(async () => {
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
    // Renamed into place, so that a build that is stopped leaves no half-written file.
    const part = `${kept}.${randomUUID()}`;
    await copyFile(`${file}.br`, part);
    await rename(part, kept);
  });
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
};
