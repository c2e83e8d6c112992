import { onReturn } from './events.ts';

/** What the browser reports about its connection; Safari and Firefox report nothing. */
interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The storage key of the site's own data saver switch; its value is `on` or absent. */
export const DATA_SAVER_KEY = 'data-saver';

/** What a connection with room delivers at least, in bytes per millisecond: 3.2 Mbit/s. */
const RATE = 400;

/** What else a response may take, in milliseconds: beyond a known round trip, and with one that is not known. */
const MARGIN = 30;
const TRIP = 350;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Choices that could not be stored, because storage is blocked. They hold for this page. */
const held: Record<string, string | null> = {};

/** Reads a saved choice; null if there is none. */
export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return held[key] ?? null;
  }
};

/** Saves a choice, for later pages where storage is not blocked; `null` removes it. */
export const remember = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    held[key] = value;
  }
};

/** What the browser reports, where it does. */
const connection = () => (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Whether the visitor saves data, by the browser's setting or the site's own switch. */
export const isSaving = (): boolean =>
  remembered(DATA_SAVER_KEY) === 'on' || (connection()?.saveData ?? false);

const reducesMotion = () => matchMedia(REDUCED_MOTION).matches;

/**
 * Whether the visitor's connection and settings allow what nobody asked for: film and autoplay. The settings
 * can only forbid it, and so can a reported 2g or 3g. Otherwise one of the larger responses of this page must have come
 * quickly: browsers call most connections "4g", slow ones among them. The round trip does not count, since a distant
 * visitor may have a fast connection; a page shows it if it opened one. Small responses say little, and a busy processor
 * delays any of them, so the best of the larger ones decides. Ask after the page has loaded.
 */
export const hasRoom = (): boolean => {
  if (isSaving() || /[23]g/.test(connection()?.effectiveType ?? '')) return false;
  // Nothing is transferred for what was cached.
  const responses = (performance.getEntries() as PerformanceResourceTiming[]).filter(
    ({ transferSize }) => transferSize,
  );
  const most = Math.max(...responses.map(({ transferSize }) => transferSize));
  const trip = Math.max(
    ...responses.map(
      ({ connectStart, connectEnd, secureConnectionStart }) =>
        (secureConnectionStart || connectEnd) - connectStart,
    ),
  );
  return responses.some(
    ({ transferSize, requestStart, responseEnd }) =>
      transferSize > most / 2 &&
      responseEnd - requestStart < (trip ? trip + MARGIN : TRIP) + transferSize / RATE,
  );
};

/** Whether autoplay is allowed: optional extras are, and the visitor does not prefer reduced motion. */
export const mayMove = (): boolean => hasRoom() && !reducesMotion();

/** How many settings forbid what nobody asked for to move. */
const forbidding = () => Number(isSaving()) + Number(reducesMotion());

/**
 * Runs something whenever the visitor may have changed what forbids movement: by the switch, in another tab, in the
 * settings of the system, or elsewhere while the browser kept this page.
 * @param run is told whether what moves must stop now: what is asked for under a setting may go on under it
 */
export const onSettings = (run: (stop: boolean) => void): void => {
  let before = forbidding();
  const check = () => {
    const now = forbidding();
    run(now > before);
    before = now;
  };
  addEventListener('change', check);
  addEventListener('storage', check);
  onReturn(check);
  matchMedia(REDUCED_MOTION).addEventListener('change', check);
};

/** Runs something once the page has loaded: what nobody asked for must not share the connection with it. */
export const onceLoaded = (run: () => void): void => {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run);
};
