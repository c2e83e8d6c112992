/** What the browser reports about its connection; Safari and Firefox report nothing. */
interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The storage key of the site's own data saver switch; its value is `on` or absent. */
export const DATA_SAVER_KEY = 'data-saver';

/** The longest round trip, in milliseconds, on a connection with room. */
const ROUND_TRIP = 120;

/** What such a connection carries at least, in bytes per millisecond, and how long it may take before the first byte. */
const RATE = 100;
const WAIT = 70;

/** Reads a saved choice; null if storage is blocked. */
export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Saves a choice for later pages; `null` removes it. */
export const remember = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked, so the choice applies to this page only.
  }
};

/** What the browser reports, where it does. */
const connection = () => (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Whether the visitor saves data, by the browser's setting or the site's own switch. */
export const isSaving = (): boolean => remembered(DATA_SAVER_KEY) === 'on' || connection()?.saveData === true;

/**
 * Whether the visitor's connection and settings allow what nobody asked for: film, autoplay and prefetch. The settings
 * can only forbid it, and so can a reported 2g or 3g. Otherwise one of the larger responses of this page must have come
 * quickly: browsers call most connections "4g", slow ones among them. Small responses say little, and a busy processor
 * delays any of them, so the best of the larger ones decides. Ask after the page has loaded.
 */
export const hasRoom = (): boolean => {
  if (isSaving() || /[23]g/.test(connection()?.effectiveType ?? '')) return false;
  // Nothing is transferred for what was cached.
  const responses = (performance.getEntries() as PerformanceResourceTiming[]).filter(
    ({ transferSize }) => transferSize,
  );
  const most = Math.max(...responses.map(({ transferSize }) => transferSize));
  return responses.some(
    ({ transferSize, requestStart, responseStart, responseEnd }) =>
      transferSize > most / 2 &&
      responseStart - requestStart < ROUND_TRIP &&
      responseEnd - requestStart < WAIT + transferSize / RATE,
  );
};

/** Whether autoplay is allowed: optional extras are, and the visitor does not prefer reduced motion. */
export const mayMove = (): boolean => hasRoom() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs something once the page has loaded: what nobody asked for must not share the connection with it. */
export const onceLoaded = (run: () => void): void => {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run);
};
