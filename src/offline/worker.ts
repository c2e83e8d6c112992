/**
 * The service worker, `/sw.js`. Pages come from the network always; a saved copy is shown only when the network has
 * failed, or has been silent for four seconds, and says so in a bar.
 */
import type { FetchEvent, InstallEvent, Worker } from './types.ts';

const worker = self as unknown as Worker;

/** Saved pages. Each release keeps its own files beside them. */
const PAGES = 'pages';
/** Forty with the two pages that belong to the release; together with all files, at most 5 MB. */
const MOST_PAGES = 38;
const MOST_BYTES = 120_000;
/** How long the network may be silent, and how long a page that came too late waits to be shown, in milliseconds. */
const SILENCE = 4000;
const WAIT = 9000;
/** In every page of this site. What answers in its place, such as a hotel's login page, is not saved. */
const MARK = '"/manifest.webmanifest"';

/** The pages that every browser saves; the first is shown in place of a page that it has not. */
const ALWAYS = ['/offline', '/contact'];
/** Pages that came after their saved copy was shown. */
const late = new Map<string, Response>();

/** Saves an answer if it is a page of this site, and says whether it is. */
const save = async (store: string, path: string, answer: Response): Promise<boolean> => {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return false;
  const page = await answer.clone().blob();
  if (page.size > MOST_BYTES || !(await page.text()).includes(MARK)) return false;
  const cache = await caches.open(store);
  // The oldest are first.
  await cache.delete(path);
  await cache.put(path, answer);
  const saved = await cache.keys();
  await Promise.all(saved.slice(0, -MOST_PAGES).map((request) => cache.delete(request)));
  return true;
};

/** The stores of other releases, the oldest first. */
const others = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name !== PAGES && name !== OFFLINE_RELEASE);

const remove = (stores: readonly string[]) => Promise.all(stores.map((name) => caches.delete(name)));

/**
 * Which requests need the worker: a page is asked for while the worker still starts, and nothing else starts it. Where a
 * browser cannot be told, the worker sees every request.
 */
const ROUTES = [
  {
    condition: { requestMode: 'navigate', requestMethod: 'get' },
    source: 'race-network-and-fetch-handler',
  },
  ...OFFLINE_FILES.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'cache' })),
  { condition: { urlPattern: '/*' }, source: 'network' },
];

// A new worker waits until no page is open. When it took over at once, a page asked for at that moment could go unanswered
// (Chromium 156).
const install = async (event: InstallEvent): Promise<void> => {
  await event.addRoutes?.(ROUTES);
  await (await caches.open(OFFLINE_RELEASE)).addAll([...OFFLINE_FILES]);
  // The browser's own cache may still have those of another release.
  const saved = ALWAYS.map(async (path) =>
    save(OFFLINE_RELEASE, path, await fetch(path, { cache: 'no-cache' })),
  );
  if ((await Promise.all(saved)).includes(false)) throw new Error('Not a page of this site');
  // The oldest is in use. The workers of the rest have never taken over, and now never will.
  await remove((await others()).slice(1));
};

/** The saved copy of a page; undefined also where storage is denied. */
const find = (path: string): Promise<Response | undefined> =>
  caches
    .open(PAGES)
    .then(async (pages) => (await pages.match(path)) ?? caches.match(path))
    .catch(() => undefined);

/** A saved page with the bar. The server's date: the device's clock may be wrong. */
const withBar = async (saved: Response): Promise<Response> => {
  const date = new Date(saved.headers.get('date') ?? '').toLocaleDateString('en-GB', { dateStyle: 'long' });
  return new Response(new Blob([await saved.blob(), OFFLINE_BAR.replace('{date}', date)]), saved);
};

const answer = async (event: FetchEvent, path: string): Promise<Response> => {
  const arrived = late.get(path);
  late.delete(path);
  if (arrived) return arrived;

  // Without navigation preload: with it, one navigation in a few hundred never ended on a busy machine (Chromium 156).
  const network = fetch(event.request).catch(() => undefined);
  const copy = network.then((response) => response?.clone());
  const isSaved = copy.then((response) => response && save(PAGES, path, response)).catch(() => false);
  event.waitUntil(isSaved);
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, SILENCE));
  const inTime = await Promise.race([network, silence]);
  if (inTime) return inTime;

  const saved = await find(path);
  if (!saved) return (await network) ?? (await find('/offline')) ?? Response.error();
  const tell = async () => {
    const response = await network;
    if (!response || !(await isSaved)) return;
    late.set(path, response);
    setTimeout(() => late.delete(path), WAIT);
    (await worker.clients.get(event.resultingClientId))?.postMessage('');
  };
  event.waitUntil(tell());
  return withBar(saved);
};

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
// Pages that are open stay without a worker: a browser that keeps one of them for the way back would drop it.
worker.addEventListener('activate', (event) => event.waitUntil(others().then(remove)));
// The pages that were visited before there was a worker, from the browser's own cache.
worker.addEventListener('message', (event) => {
  const pages = event.data.map(async (url) =>
    save(PAGES, new URL(url).pathname, await fetch(url, { cache: 'force-cache' })),
  );
  event.waitUntil(Promise.allSettled(pages));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answer(event, pathname));
  else if (OFFLINE_FILES.includes(pathname))
    event.respondWith(find(pathname).then((saved) => saved ?? fetch(request)));
});
