import { hasRoom, mayMove, onceLoaded, onSettings, remember, remembered } from './connection.ts';
import { onReturn } from './events.ts';

/** The storage key that records that the visitor paused an autoplaying film; its value is `paused` or absent. */
const CHOICE_KEY = 'film';

/**
 * Sets up the button of every film on the page. A film is fetched when the button is pressed. One marked `data-auto` is
 * also fetched after load, if the visitor's connection, settings and earlier choice allow it. A film pauses while it is
 * out of view or under the menu, and resumes afterwards.
 */
export const enhanceFilms = (): void => {
  document.querySelectorAll<HTMLElement>('.film').forEach(enhance);
};

const enhance = (film: HTMLElement) => {
  const video = film.querySelector('video');
  const link = film.querySelector<HTMLElement>('.film-toggle');
  if (!video || !link) return;
  const auto = film.dataset['auto'] === 'true';

  const button = document.createElement('button');
  button.className = link.className;
  link.replaceWith(button);
  // Without this script, the browser's controls are the only ones.
  video.controls = false;

  /** Whether the film should play, and whether it may just now: only then does it play. */
  let wanted = false;
  let inView = false;
  let covered = false;
  /** Whether its file did not come: the next request starts afresh. */
  let failed = false;
  const label = () => {
    const play = hasRoom() ? undefined : playLabel(video);
    button.textContent = (wanted ? link.dataset['pause'] : play) ?? link.textContent;
  };
  const mayPlay = () => inView && !covered && document.visibilityState === 'visible';
  const sync = () => {
    const play = wanted && mayPlay();
    if (play === !video.paused) return;
    if (!play) {
      video.pause();
      return;
    }
    if (failed) video.load();
    failed = false;
    // An interrupted request is no refusal: the film left the view, and plays once it is back.
    video.play().catch((error: unknown) => {
      if ((error as DOMException).name !== 'AbortError') want(false);
    });
  };
  const want = (play: boolean) => {
    wanted = play;
    label();
    sync();
  };

  video.addEventListener('playing', () => (film.dataset['state'] ??= 'started'));
  film.querySelector('.film-full')?.addEventListener('click', () => {
    video.controls = true;
    film.dataset['state'] = 'controls';
    video.focus();
  });
  button.addEventListener('click', () => {
    want(!wanted);
    if (auto) remember(CHOICE_KEY, wanted ? null : 'paused');
  });
  // A pause while the film may play was made by the visitor, with the browser's controls. A film is emptied when another
  // page is asked for.
  for (const type of ['pause', 'emptied'])
    video.addEventListener(type, () => {
      if (mayPlay() && video.paused) want(false);
    });
  // Visitors start it with the browser's controls; the browser itself does when it restores a page, which nobody asked for.
  video.addEventListener('play', () => {
    if (!wanted) want(video.controls);
  });
  // The last of its files did not come, or the film broke off. Errors of a <source> do not bubble.
  video.addEventListener(
    'error',
    ({ target }) => {
      if (target !== video && target !== video.lastElementChild) return;
      failed = true;
      want(false);
    },
    true,
  );
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    sync();
  }).observe(film);
  // The menu covers the page.
  document.getElementById('menu')?.addEventListener('toggle', ({ newState }) => {
    covered = newState === 'open';
    sync();
  });
  document.addEventListener('visibilitychange', sync);

  label();
  // Under data saver the label says how much the film weighs.
  onSettings((stop) => want(wanted && !stop));
  if (!auto) return;
  const begin = () => {
    if (remembered(CHOICE_KEY) !== 'paused' && mayMove()) want(true);
  };
  onceLoaded(begin);
  onReturn(begin);
};

/** The play label with the size of the rendition that this browser would pick. */
const playLabel = (video: HTMLVideoElement): string | undefined =>
  [...video.querySelectorAll('source')].find(
    ({ media, type }) => (!media || matchMedia(media).matches) && video.canPlayType(type),
  )?.dataset['play'];
