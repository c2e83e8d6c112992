import { isSaving } from './connection.ts';
import { trusted } from './trusted.ts';

/**
 * Registers the service worker, `src/offline/worker.ts`, from the second page of a visit on, and has it save both. Not
 * under data saver. Where a worker cannot be had, the site works without.
 */
export const keepPages = (): void => {
  if (!OFFLINE || isSaving() || !document.referrer.startsWith(`${location.origin}/`)) return;
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker
    ?.register(trusted.createScriptURL(''))
    .then(({ installing }) => installing?.postMessage([document.referrer, location.href]))
    .catch(() => undefined);
};
