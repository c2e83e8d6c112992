/** What the browser reports about its connection; Safari and Firefox report nothing. */
interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The storage key of the site's own data saver switch; its value is `on` or absent. */
export const DATA_SAVER_KEY = 'data-saver';

/** If the page's HTML took longer than this, in milliseconds, the connection counts as slow. */
const SLOW_HTML = 1000;

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

/**
 * Whether the visitor's connection and settings allow optional extras: film, autoplay and prefetch. False under
 * Save-Data or the site's own switch, on a reported 2g or 3g, and, if the browser reports no connection, when the HTML
 * of this page took long to arrive.
 */
export const hasRoom = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (remembered(DATA_SAVER_KEY) === 'on' || connection?.saveData) return false;
  if (connection?.effectiveType) return !/[23]g/.test(connection.effectiveType);
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseEnd - page.startTime < SLOW_HTML;
};

/** Whether autoplay is allowed: optional extras are, and the visitor does not prefer reduced motion. */
export const mayMove = (): boolean => hasRoom() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
