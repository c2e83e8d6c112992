/** The mistakes in the content as a build and the development server show them. */
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { format, type Finding } from '../content/check/finding.ts';
import { count } from '../content/check/phrases.ts';
import { escapeHtml } from '../html.ts';

const titleOf = (mistakes: readonly Finding[]) => `The content has ${count(mistakes.length, 'mistake')}.`;

/** Each mistake with its place and its remedy. */
export const textOf = (mistakes: readonly Finding[]) => mistakes.map(format).join('\n\n');

/** All mistakes in one message. */
export const allMistakes = (mistakes: readonly Finding[]) => `${titleOf(mistakes)}\n\n${textOf(mistakes)}`;

/** Stops a build. @throws if there are mistakes */
export const stopOn = (mistakes: readonly Finding[]): void => {
  if (mistakes.length === 0) return;
  // The mistake is in the content, so a stack trace would help nobody.
  throw Object.assign(new Error(allMistakes(mistakes)), { name: 'ContentError', stack: '' });
};

/** The mistakes, for the error overlay that Astro lays over pages in development. */
export const errorOverlay = (root: string, mistakes: readonly Finding[]): ErrorPayload => {
  const [first] = mistakes;
  return {
    type: 'error',
    err: {
      name: 'ContentError',
      // The overlay shows `&quot;` as it is written.
      message: escapeHtml(textOf(mistakes)).replaceAll('&quot;', '"'),
      stack: '',
      ...(first && { loc: { file: join(root, first.file), line: first.line, column: first.column } }),
      // Only Astro's overlay reads these.
      ...{
        title: titleOf(mistakes),
        hint: 'The page returns by itself once the file is saved without the mistake.',
      },
    },
  };
};
