declare global {
  /** The address of the data saver's script; empty in development. Set by `tools/integrations/saver.ts`, as the next. */
  const SAVER: string;
  /** What the controls of pictures say: of one picture, of several, of all. */
  const SAVER_LABELS: Readonly<Record<'one' | 'several' | 'all', string>>;
  /** Whether this build has the service worker. Set at build time, as all below, by `tools/integrations/offline.ts`. */
  const OFFLINE: boolean;
  /** Names the release: what every page needs, and the two pages below. */
  const OFFLINE_RELEASE: string;
  /** The addresses of files that saved pages need. */
  const OFFLINE_FILES: readonly string[];
  /** What follows a saved page: its bar, with `{date}` in it. */
  const OFFLINE_BAR: string;
}

export {};
