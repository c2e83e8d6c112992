import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { format, type Finding } from '../content/check/finding.ts';
import { count } from '../content/check/phrases.ts';

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** The mistakes in the content, for the error overlay that Astro lays over pages in development. */
export const errorOverlay = (root: string, mistakes: readonly Finding[]): ErrorPayload => {
  const [first] = mistakes;
  return {
    type: 'error',
    err: {
      name: 'ContentError',
      message: mistakes.map((mistake) => escaped(format(mistake))).join('\n\n'),
      stack: '',
      ...(first && { loc: { file: join(root, first.file), line: first.line, column: first.column } }),
      // Only Astro's overlay reads these.
      ...{
        title: `The content has ${count(mistakes.length, 'mistake')}.`,
        hint: 'The page returns by itself once the file is saved without the mistake.',
      },
    },
  };
};
