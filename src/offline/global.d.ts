declare global {
  /** What the buttons of pictures say. `tools/integrations/saver.ts` sets it at build time, and the sizes below. */
  const SAVER_LABELS: Readonly<Record<'picture' | 'pictures', string>>;
  /** Sizes in kilobytes, each with how the names of the pictures end that have it. */
  const SAVER_SIZES: readonly (readonly [size: number, keys: readonly string[]])[];
  /** Whether this build has the service worker. Set at build time, as all below, by `tools/integrations/offline.ts`. */
  const OFFLINE: boolean;
  /** Names the release: a hash of the bar and of the pages that are always saved. */
  const OFFLINE_RELEASE: string;
  /** The addresses of files that saved pages need. */
  const OFFLINE_FILES: readonly string[];
  /** What follows a saved page: its bar, with `{date}` in it. */
  const OFFLINE_BAR: string;
  /** The addresses of pages by their former addresses. Written into the offline page, because the worker must stay small. */
  const OFFLINE_REDIRECTS: Readonly<Record<string, string>>;
}

export {};
