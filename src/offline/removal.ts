/** `/sw.js` where the site is not kept offline: removes the worker that a browser may have, and what it saved. */
import type { Worker } from './types.ts';

const worker = self as unknown as Worker;

const remove = async (): Promise<void> => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await worker.registration.unregister();
};

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));
