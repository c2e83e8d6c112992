import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../content/check/checkContent.ts';
import { format, type Finding } from '../content/check/finding.ts';
import { count } from '../content/check/phrases.ts';

/** All mistakes in one message. */
export const allMistakes = (mistakes: readonly Finding[]): string =>
  [`The content has ${count(mistakes.length, 'mistake')}.`, ...mistakes.map(format)].join('\n\n');

/** Runs the content check before `astro build`, which a mistake stops. `liveContent` does so in `astro dev`. */
export const contentCheck = (): AstroIntegration => ({
  name: 'sixfold:content-check',
  hooks: {
    'astro:config:setup': async ({ command, config }) => {
      if (command !== 'build') return;
      const mistakes = await checkContent(fileURLToPath(config.root));
      if (mistakes.length === 0) return;
      const error = new Error(allMistakes(mistakes));
      error.name = 'ContentError';
      // The mistake is in the content, so a stack trace would help nobody.
      error.stack = '';
      throw error;
    },
  },
});
