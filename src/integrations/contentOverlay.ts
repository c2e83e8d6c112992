import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { checkContent } from '../content-check/check.ts';
import { count, format, type Finding } from '../content-check/finding.ts';
import { latest } from './latest.ts';

/** How long files must be at rest before they are checked, in milliseconds; editors write in several steps. */
const REST = 80;

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** The line of a mistake with its neighbours, as the browser's error page shows code. */
const frame = (root: string, { file, line }: Finding): string => {
  try {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const from = Math.max(0, line - 3);
    return lines
      .slice(from, line + 2)
      .map((text, index) => {
        const number = from + index + 1;
        return `${number === line ? '>' : ' '} ${String(number).padStart(3)} | ${text}`;
      })
      .join('\n');
  } catch {
    return '';
  }
};

const payload = (root: string, findings: readonly Finding[]): ErrorPayload => {
  const [first] = findings;
  const words = findings.map((finding) => escaped(format(finding))).join('\n\n');
  const place = first && { file: join(root, first.file), line: first.line, column: first.column };
  return {
    type: 'error',
    err: {
      name: 'ContentError',
      message: words,
      stack: '',
      plugin: 'content check',
      ...(first && { frame: frame(root, first) }),
      ...(place && { loc: place }),
      // Read by Astro's error page, beside what Vite's own page reads.
      ...{
        title: `The content has ${count(findings.length, 'mistake')}.`,
        hint: 'The page returns by itself once the file is saved without the mistake.',
      },
    },
  };
};

/**
 * Has Astro work its routes out anew. It does so by itself when content changes, but a page that is being answered at that
 * moment leaves it the old ones, and a new entry's page would not be found until the next change. By the end of a check most
 * such pages have been answered.
 */
const forgetRoutes = ({ environments }: ViteDevServer): void => {
  for (const name of ['ssr', 'prerender']) environments[name]?.hot.send('astro:content-changed', {});
};

/**
 * Shows mistakes in the content over every page of the development server until they are mended.
 * @param say told the findings after every check
 * @param failed told what kept a check from ending
 */
export const overlay = (
  root: string,
  say: (findings: readonly Finding[]) => void,
  failed: (error: unknown) => void,
): Plugin => {
  let findings: readonly Finding[] = [];
  const show = (server: ViteDevServer) => (found: readonly Finding[]) => {
    const before = findings;
    findings = found;
    forgetRoutes(server);
    if (findings.length > 0 || before.length > 0) say(findings);
    if (findings.length > 0) server.ws.send(payload(root, findings));
    else if (before.length > 0) server.ws.send({ type: 'full-reload' });
  };
  return {
    name: 'sixfold:content-overlay',
    configureServer: async (server) => {
      const check = latest(REST, () => checkContent(root), show(server), failed);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(join(root, 'content'))) check();
      });
      server.ws.on('connection', () => {
        if (findings.length > 0) server.ws.send(payload(root, findings));
      });
      show(server)(await checkContent(root));
    },
  };
};
