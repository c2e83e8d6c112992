import { mayMove, remember, remembered } from './connection.ts';

/** Where it is remembered that the visitor paused the film that starts by itself; `paused` or absent. */
const CHOICE_KEY = 'film';

/**
 * Gives every film on the page its one button. The film is fetched when somebody presses it, or, where the film is
 * marked to start by itself, after load if the visitor's connection, settings and earlier choice allow.
 * A film out of view is paused and goes on when it is back.
 */
export const enhanceFilms = (): void => {
  document.querySelectorAll<HTMLElement>('.film').forEach(enhance);
};

const enhance = (film: HTMLElement) => {
  const video = film.querySelector('video');
  const link = film.querySelector('.film-toggle');
  if (!video || !link) return;
  const auto = film.dataset['auto'] === 'true';

  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  link.replaceWith(button);

  /** What the visitor (or the page on their behalf) wants; the view decides whether it plays just now. */
  let wanted = false;
  let inView = false;
  const label = () => {
    button.textContent = wanted ? 'Pause film' : `Play film, ${weightToFetch(video)}`;
    button.classList.toggle('playing', wanted);
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
  // The browser's own controls are the visitor's word too; a pause out of view is not.
  video.addEventListener('pause', () => {
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
  if (!auto || remembered(CHOICE_KEY) === 'paused') return;
  const begin = () => {
    if (mayMove()) want(true);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};

/** The weight of the rendition this browser would pick, in words. */
const weightToFetch = (video: HTMLVideoElement): string => {
  const source = [...video.querySelectorAll('source')].find(
    ({ media, type }) => (!media || matchMedia(media).matches) && video.canPlayType(type),
  );
  return source?.dataset['weight'] ?? '';
};
