/** What the browser tells of its connection; Safari and Firefox tell nothing. */
interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Where the site's own data saver switch is remembered; `on` or absent. */
export const DATA_SAVER_KEY = 'data-saver';

/** A page whose own HTML took longer than this (ms) is on a slow connection, whatever the browser says of it. */
const SLOW_HTML = 1000;

/** Reads a remembered choice; a browser that refuses storage remembers nothing. */
export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Remembers a choice for the next page, or forgets it (`null`). */
export const remember = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is refused: the choice holds for this page only.
  }
};

/**
 * Whether the visitor's connection and settings leave room for what nobody asked for: film, autoplay, prefetch.
 * No under the browser's Save-Data or the site's switch, on a reported 2g or 3g, and, where the browser
 * reports no connection, when this page's HTML itself took long to arrive.
 */
export const hasRoom = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (remembered(DATA_SAVER_KEY) === 'on' || connection?.saveData) return false;
  if (connection?.effectiveType) return !/[23]g/.test(connection.effectiveType);
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseEnd - page.startTime < SLOW_HTML;
};

/** Whether something may move by itself: there is room for it, and no wish for less motion. */
export const mayMove = (): boolean => hasRoom() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
