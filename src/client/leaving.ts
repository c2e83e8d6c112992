import { isPlain, onReturn, PAGES } from './events.ts';

/**
 * Once a visitor has asked for another page, stops what this one is still loading: the next page then has the connection
 * to itself. A page that was stopped while it loaded is loaded again if the visitor comes back to it.
 */
export const stopWhenLeaving = (): void => {
  let stopped = false;
  addEventListener('click', (event) => {
    if (!isPlain(event) || !(event.target as Element).closest(PAGES)) return;
    document.querySelectorAll('video').forEach((video) => {
      if (video.networkState === video.NETWORK_LOADING) video.load();
    });
    if (document.readyState === 'complete') return;
    stopped = true;
    stop();
  });
  onReturn(() => {
    if (stopped) location.reload();
  });
};
