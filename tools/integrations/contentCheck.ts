import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../content/check/checkContent.ts';
import { format, type Finding } from '../content/check/finding.ts';
import { count } from '../content/check/phrases.ts';
import { inertContent } from './content/inertContent.ts';
import { liveContent } from './content/liveContent.ts';

/** All mistakes in one message. */
const message = (findings: readonly Finding[]) =>
  [`The content has ${count(findings.length, 'mistake')}.`, ...findings.map(format)].join('\n\n');

/**
 * Runs the content check inside Astro: mistakes stop `astro build`, and appear in the browser in `astro dev`. No page is
 * ever built from unchecked content.
 */
export const contentCheck = (): AstroIntegration => {
  let read = () => Promise.resolve();
  return {
    name: 'sixfold:content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, updateConfig }) => {
        const root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [inertContent(root)] } });
        if (command === 'build') {
          const findings = await checkContent(root);
          if (findings.length === 0) return;
          const error = new Error(message(findings));
          error.name = 'ContentError';
          // The mistake is in the content, so a stack trace would help nobody.
          error.stack = '';
          throw error;
        }
        if (command !== 'dev') return;
        const report = (findings: readonly Finding[]) => {
          if (findings.length > 0) logger.error(message(findings));
          else logger.info('The content is sound.');
        };
        const failed = (error: unknown) => logger.error(String(error));
        const plugin = liveContent({ root, read: () => read(), report, failed });
        // Without one, a mistake in `site.json` at the start would break every page until the next start.
        updateConfig({ site: config.site ?? 'http://localhost', vite: { plugins: [plugin] } });
      },
      'astro:server:setup': ({ refreshContent }) => {
        if (refreshContent) read = () => refreshContent({});
      },
    },
  };
};
