import { isSaving } from './connection.ts';
import { trusted } from './trusted.ts';

/** How long a page is left to its visitor before the worker comes, in milliseconds. */
const LATE = 3000;

/**
 * Registers the service worker, `src/offline/worker.ts`, from the second page of a visit on, and has it save both. Not
 * under data saver, nor where a worker answers already. Where one cannot be had, the site works without.
 */
export const keepPages = (): void => {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!OFFLINE || isSaving() || !document.referrer.startsWith(`${location.origin}/`)) return;
  if (serviceWorker?.controller) return;
  setTimeout(() => {
    serviceWorker
      ?.register(trusted.createScriptURL(''))
      .then(({ installing }) => installing?.postMessage([document.referrer, location.href]))
      .catch(() => undefined);
  }, LATE);
};
