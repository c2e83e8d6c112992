import { watch } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { contentDir } from '../../../src/contentDir.ts';
import { checkContent } from '../../content/check/checkContent.ts';
import { format, type Finding } from '../../content/check/finding.ts';
import { errorPage } from './errorPage.ts';
import { forget } from './forget.ts';
import { readEntries } from './readEntries.ts';
import { snapshotOf } from './snapshot.ts';
import { turnstile } from './turnstile.ts';
import { upToDate } from './upToDate.ts';

/** How long a request waits for files that keep changing, and a change for a request that does not end. */
const PATIENCE = 10_000;

/** How often files are looked at, in milliseconds: not every file system tells of all changes. */
const POLL_INTERVAL = 1000;

/** What Astro writes for the pages that show content. It reports the first to its pages, but not always the others. */
const WRITTEN = ['data-store.json', 'content-assets.mjs', 'content-modules.mjs'];

export interface Live {
  /** The project's folder. */
  root: string;
  /** Makes Astro read all entries. */
  read: () => Promise<void>;
  report: (findings: readonly Finding[]) => void;
  failed: (error: unknown) => void;
}

/**
 * Answers every request from the content that is on disk when it is asked, and shows mistakes in the content over every
 * page until they are fixed. While there are any, pages are made from the last content without.
 *
 * Astro follows each file by itself, and writes its entries, its list of pictures and its list of texts one after
 * another, while pages are being made. So a page could be made from parts that do not belong together, and even stay so:
 * withastro/astro#17335 and #13586 are two of the ways. Here, one thing happens at a time: files are checked once they
 * rest, all entries are read while no page is being made, and everything made from changed files is forgotten.
 */
export const liveContent = ({ root, read, report, failed }: Live): Plugin => {
  const home = join(root, contentDir(root));
  const written = join(root, '.astro');
  const { enter, alone } = turnstile(PATIENCE);
  let findings: readonly Finding[] = [];

  /** Tells the visual editor of the mistakes, and covers all other pages with them. */
  const tell = ({ ws }: ViteDevServer) => {
    ws.send('sixfold:mistakes', { text: findings.map(format).join('\n\n') });
    if (findings.length > 0) ws.send(errorPage(root, findings));
  };

  const follow = (server: ViteDevServer) =>
    upToDate({
      look: () => snapshotOf(home),
      check: () => checkContent(root),
      show: async (changed) => {
        await alone(async () => {
          await readEntries(read);
          forget(server, [...changed, ...WRITTEN.map((file) => join(written, file))]);
        });
        server.ws.send({ type: 'full-reload' });
      },
      report: (found) => {
        if (found.length > 0 || findings.length > 0) report(found);
        findings = found;
        tell(server);
      },
      failed,
    });

  return {
    name: 'sixfold:live-content',
    // Its last middleware must come before Astro's.
    enforce: 'pre',
    config: () => ({
      // Vite must forget nothing while a page is being made.
      server: { watch: { ignored: (path: string) => path.startsWith(home) || path.startsWith(written) } },
    }),
    configureServer: (server) => {
      const catchUp = follow(server);
      const watcher = watch(home, { recursive: true, persistent: false }, () => void catchUp());
      watcher.on('error', failed);
      server.httpServer?.once('listening', () => void catchUp());
      const polling = setInterval(() => void catchUp(), POLL_INTERVAL).unref();
      server.httpServer?.once('close', () => {
        watcher.close();
        clearInterval(polling);
      });
      server.ws.on('connection', () => {
        if (findings.length > 0) tell(server);
      });
      const current: Connect.NextHandleFunction = (_request, response, next) => {
        void (async () => {
          await Promise.race([catchUp(), pause(PATIENCE)]);
          // Nobody may be there any more, so an event alone could come too late.
          finished(response, await enter());
          next();
        })();
      };
      return () => server.middlewares.use(current);
    },
  };
};
