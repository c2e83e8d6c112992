import { globSync } from 'node:fs';
import { HOST_FILES } from '../../tools/hosting/hostFiles.ts';
import { NOT_SERVED } from '../../tools/hosting/rules.ts';

/** The address of every page and file that visitors may fetch from a built site. */
export const pathsOf = (folder: string): string[] =>
  globSync('**/*.*', { cwd: folder })
    .filter(
      (file) => !NOT_SERVED.test(`/${file}`) && !HOST_FILES.includes(file) && !/(^|\/)404\.html$/.test(file),
    )
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort();
