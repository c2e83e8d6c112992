import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { watch } from 'chokidar';
import type { DevEnvironment, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { contentDir } from '../../src/contentDir.ts';
import { checkContent } from '../content/check/checkContent.ts';
import type { Finding } from '../content/check/finding.ts';
import { allMistakes, errorOverlay, stopOn, textOf } from './contentMistakes.ts';

/** How long files must rest before they are read, in milliseconds. Editors save in several steps. */
const REST = 80;

/** How long a change waits for answers that are being made, in milliseconds. Some never end: a film that is paused. */
const PATIENCE = 2000;

/** What happened to a file, as watchers call it. */
type Change = [event: string, path: string];

const isRunnable = (environment: DevEnvironment): environment is RunnableDevEnvironment =>
  'runner' in environment;

const slashed = (path: string) => path.replaceAll('\\', '/');

/**
 * Runs the content check: before `astro build`, which a mistake stops, and whenever content changes in `astro dev`. There it
 * shows changed content, and mistakes in it over every page and in the visual editor.
 *
 * Neither Astro nor Vite follows the content folder: this does, and tells them of changes once the files have rested and
 * have no mistakes. Until then, pages are made from the last content that had none. Where the file system reports no
 * changes, `CHOKIDAR_USEPOLLING=1` looks for them.
 */
export const contentCheck = (): AstroIntegration => {
  let root = '';
  let dir = '';
  let mistakes: readonly Finding[] = [];
  /** What Astro and Vite have not been told yet. */
  const changes: Change[] = [];
  /** By path, the text of every entry when it last had no mistake. Code in an entry never runs before it is checked. */
  const texts = new Map<string, string>();
  let checked = Promise.resolve();
  /** The answers that are being made. */
  const answers = new Set<Promise<unknown>>();

  const isContent = (path: string) => slashed(path).startsWith(`${slashed(join(root, dir))}/`);

  const keepTexts = () => {
    const wrong = new Set(mistakes.map(({ file }) => file));
    for (const file of globSync(`${dir}/**/*.mdx`, { cwd: root }).map(slashed))
      if (!wrong.has(file)) texts.set(slashed(join(root, file)), readFileSync(join(root, file), 'utf8'));
  };

  /** Shows the mistakes to every page that is open. */
  const tell = ({ ws }: ViteDevServer) => {
    ws.send('sixfold:mistakes', textOf(mistakes));
    if (mistakes.length > 0) ws.send(errorOverlay(root, mistakes));
  };

  /** Tells Vite of the first changes, and makes it forget every page. */
  const invalidate = ({ watcher: vite, environments }: ViteDevServer, known: number) => {
    for (const [event, path] of changes.splice(0, known)) vite.emit(event, path);
    for (const environment of Object.values(environments).filter(isRunnable)) {
      // A page that was being made meanwhile may have read old and new parts, which would be kept: withastro/astro#13586.
      environment.runner.evaluatedModules.clear();
      environment.hot.send('astro:content-changed', {});
    }
  };

  return {
    name: 'sixfold:content-check',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command === 'build') stopOn(await checkContent(root));
        if (command !== 'dev') return;
        dir = contentDir(root);
        const load = (id: string) => {
          if (!isContent(id) || !id.endsWith('.mdx')) return undefined;
          const text = texts.get(id);
          if (text === undefined) throw new Error(`${id} has a mistake.`);
          return text;
        };
        updateConfig({
          // Otherwise a mistake in `site.json` at the start would break every page until the next start.
          site: config.site ?? 'http://localhost',
          vite: {
            plugins: [{ name: 'sixfold:content-check', enforce: 'pre', load }],
            server: { watch: { ignored: isContent } },
          },
        });
      },
      'astro:server:setup': ({ server, logger, refreshContent }) => {
        // Vitest's server has no visitors.
        if (server.httpServer === null) return;
        const fail = (error: unknown) => logger.error(String(error));
        const checkNow = async () => {
          const known = changes.length;
          const found = await checkContent(root);
          // Only what was checked may be shown, and more has changed meanwhile: the next check follows.
          if (changes.length > known) return;
          if (found.length > 0) logger.error(allMistakes(found));
          else if (mistakes.length > 0) logger.info('The content has no more mistakes.');
          mistakes = found;
          keepTexts();
          // At the start Astro has just read the content, and may not be ready to read it again.
          if (found.length === 0 && known > 0) {
            await Promise.race([Promise.all(answers), sleep(PATIENCE)]);
            await refreshContent?.({});
            invalidate(server, known);
            server.ws.send({ type: 'full-reload' });
          }
          tell(server);
        };
        const check = () => {
          checked = checked.then(checkNow).catch(fail);
        };
        let timer: NodeJS.Timeout | undefined;
        const watcher = watch(join(root, dir), { ignoreInitial: true }).on('error', fail);
        watcher.on('all', (event, path) => {
          changes.push([event, path]);
          clearTimeout(timer);
          timer = setTimeout(check, REST);
        });
        server.httpServer.once('listening', check).once('close', () => void watcher.close());
        // Pages are made before a change or after it.
        server.middlewares.use((_request, response, next) => {
          void checked.then(() => {
            const answer = new Promise((end) => response.once('close', end));
            answers.add(answer);
            void answer.then(() => {
              answers.delete(answer);
              // Astro shows its own error 200 ms later, over the mistakes.
              if (response.statusCode === 500) setTimeout(tell, 1000, server);
            });
            next();
          });
        });
        server.ws.on('connection', () => tell(server));
        // The visual editor asks once it listens.
        server.ws.on('sixfold:mistakes', () => tell(server));
      },
    },
  };
};
