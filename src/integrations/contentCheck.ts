import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../content-check/check.ts';
import { count, format, type Finding } from '../content-check/finding.ts';
import { overlay } from './contentOverlay.ts';

/** All mistakes as one text. */
const message = (findings: readonly Finding[]) =>
  [`The content has ${count(findings.length, 'mistake')}.`, ...findings.map(format)].join('\n\n');

/**
 * Runs the content check where the site is made: mistakes stop `astro build`, and show in the browser in `astro dev`.
 * Pages are never built from content that was not checked.
 */
export const contentCheck = (): AstroIntegration => ({
  name: 'sixfold:content-check',
  hooks: {
    'astro:config:setup': async ({ command, config, logger, updateConfig }) => {
      const root = fileURLToPath(config.root);
      if (command === 'build') {
        const findings = await checkContent(root);
        if (findings.length === 0) return;
        const error = new Error(message(findings));
        error.name = 'ContentError';
        // Where in the program a mistake in a text was noticed helps nobody.
        error.stack = '';
        throw error;
      }
      if (command !== 'dev') return;
      const say = (findings: readonly Finding[]) => {
        if (findings.length > 0) logger.error(message(findings));
        else logger.info('The content is sound.');
      };
      const failed = (error: unknown) => logger.error(String(error));
      updateConfig({ vite: { plugins: [overlay(root, say, failed)] } });
    },
  },
});
