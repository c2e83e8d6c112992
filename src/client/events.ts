/** Links to pages. An address with a dot is a file, which may be saved while this page stays. */
export const PAGES = 'a[href^="/"]:not([href*="."])';

/** Whether a click does what its link says, in this window: nothing has prevented it, and no key is held. */
export const isPlain = (event: MouseEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey);

/** Runs something whenever the visitor comes back to this page and the browser has kept it. */
export const onReturn = (run: () => void): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run();
  });
