/** How long Astro waits after the last change to an entry before it writes its lists, in milliseconds. */
const DELAY = 500;

/** Two delays, and what timers are early by. */
const SLOW = 2 * DELAY - 50;

/**
 * Makes Astro read all entries, so that its lists of texts and pictures are complete.
 *
 * An entry that is read while Astro writes a list is left out of it, and the list then counts as complete: the entry’s page
 * fails until the next change. Astro writes a list one delay after an entry was read, and reading ends one delay after the
 * last. So a quick reading cannot be affected. After a slow one, all entries are read again: nothing is new by then, so
 * every list that is written has them all.
 * @param read makes Astro read all entries once
 */
export const readEntries = async (read: () => Promise<void>): Promise<void> => {
  const start = performance.now();
  await read();
  if (performance.now() - start >= SLOW) await read();
};
