import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content.ts';
import type { Report } from '../report.ts';
import { texts } from '../walk.ts';

/** The files a film is played from, named after its first frame. */
const RENDITIONS = ['phone.av1', 'phone.h264', 'desktop.av1', 'desktop.h264'] as const;

/** Where the renditions of a film are, going by its first frame. */
export const renditionsOf = (folder: string, poster: string): string[] =>
  RENDITIONS.map((name) => `${folder}/${poster.replace(/^\.\//, '').replace(/\.\w+$/, '')}.${name}.mp4`);

/** Films that lack one of their four files. */
export const films = (content: Content, report: Report): void => {
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      if (!field.film || value.includes('TODO')) continue;
      const missing = renditionsOf(entry.folder, value).filter(
        (file) => !content.files.has(file) || statSync(join(content.root, file)).size === 0,
      );
      if (missing.length === 0) continue;
      report.field(entry, path, {
        kind: 'film',
        found: `no ${missing.map((file) => file.slice(entry.folder.length + 1)).join(', ')}`,
        expected: `four films beside ${value}, named after it`,
        fix: 'run “npm run media:video” with the original film, or correct the name of the first frame',
      });
    }
  }
};
