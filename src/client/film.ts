import { hasRoom, mayMove, onceLoaded, remember, remembered } from './connection.ts';
import { onReturn } from './events.ts';

/** The storage key that records that the visitor paused an autoplaying film; its value is `paused` or absent. */
const CHOICE_KEY = 'film';

/**
 * Sets up the button of every film on the page. A film is fetched when the button is pressed. One marked `data-auto` is
 * also fetched after load, if the visitor's connection, settings and earlier choice allow it. A film pauses when it
 * leaves the view and resumes when it returns.
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
  button.type = 'button';
  button.className = link.className;
  link.replaceWith(button);

  /** Whether the film should play; it actually plays only while it is in view. */
  let wanted = false;
  let inView = false;
  const label = () => {
    const play = hasRoom() ? undefined : playLabel(video);
    button.textContent = (wanted ? link.dataset['pause'] : play) ?? link.textContent;
  };
  const sync = () => {
    if (wanted && inView) {
      video.play().catch(() => {
        wanted = false;
        label();
      });
    } else video.pause();
  };
  const want = (play: boolean) => {
    wanted = play;
    label();
    sync();
  };

  video.addEventListener('playing', () => (film.dataset['state'] = 'started'));
  button.addEventListener('click', () => {
    want(!wanted);
    if (auto) remember(CHOICE_KEY, wanted ? null : 'paused');
    else if (wanted) video.focus();
  });
  // A pause in view was made by the visitor, with the browser's controls; a pause out of view was made by this script.
  // A film is emptied when another page is asked for.
  for (const type of ['pause', 'emptied'])
    video.addEventListener(type, () => {
      if (inView && !video.ended && document.visibilityState === 'visible') {
        wanted = false;
        label();
      }
    });
  video.addEventListener('play', () => {
    wanted = true;
    label();
  });
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    sync();
  }).observe(film);

  label();
  // The data saver's switch decides whether the label says how much the film weighs.
  addEventListener('change', label);
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
