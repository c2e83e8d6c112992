import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enhanceFilms } from '../../src/client/film.ts';

const AV1 = 'video/mp4; codecs="av01.0.05M.10"';

/** Reports whether the film is in view, as the browser does after a scroll. */
let scrollTo: (inView: boolean) => void;

const film = (auto: boolean) => {
  document.body.innerHTML = `<div class="film" data-auto="${auto}">
    <video muted preload="none">
      <source media="(min-width: 1px)" type='${AV1}' data-play="Play film, 0.9 MB" src="data:," />
      <source media="(min-width: 1px)" type="video/mp4" data-play="Play film, 2.4 MB" src="data:," />
      <source type="video/mp4" data-play="Play film, 0.4 MB" src="data:," />
    </video>
    <a class="film-toggle" href="/film.mp4" data-pause="Pause film">Play film</a>
  </div>`;
  enhanceFilms();
  scrollTo(true);
  const [video, button] = [document.querySelector('video'), document.querySelector('button')];
  if (!video || !button) throw new Error('The film has no button.');
  return { video, button };
};

let mayPlay: boolean;
let canPlay: MockInstance<HTMLMediaElement['canPlayType']>;

beforeEach(() => {
  localStorage.clear();
  mayPlay = true;
  vi.spyOn(Navigator.prototype, 'connection' as never, 'get').mockReturnValue({
    effectiveType: '4g',
  } as never);
  const page = { transferSize: 1, requestStart: 0, responseStart: 1, responseEnd: 2 };
  vi.spyOn(performance, 'getEntries').mockReturnValue([page] as unknown as PerformanceEntryList);
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(
    class {
      constructor(report: IntersectionObserverCallback) {
        scrollTo = (isIntersecting) =>
          report([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
      observe = vi.fn();
    } as never,
  );
  canPlay = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    if (!mayPlay) return Promise.reject(new DOMException('not now', 'NotAllowedError'));
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('with the data saver on, the button names the size of the file that this browser would take', () => {
  const { button } = film(false);
  expect(button.textContent).toBe('Play film');
  localStorage.setItem('data-saver', 'on');
  window.dispatchEvent(new Event('change'));
  expect(button.textContent).toBe('Play film, 0.9 MB');
  canPlay.mockImplementation((type) => (type === AV1 ? '' : 'maybe'));
  expect(film(false).button.textContent).toBe('Play film, 2.4 MB');
  canPlay.mockReturnValue('');
  expect(film(false).button.textContent).toBe('Play film');
});

test('if the browser refuses to play, the button offers it again', async () => {
  mayPlay = false;
  const { button } = film(false);
  await userEvent.click(button);
  await expect.poll(() => button.textContent).toBe('Play film');
});

test('a film that was emptied for another page starts again on the way back, and only then', async () => {
  const { video, button } = film(true);
  await expect.poll(() => button.textContent).toBe('Pause film');
  video.dispatchEvent(new Event('emptied'));
  expect(button.textContent).toBe('Play film');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(button.textContent).toBe('Play film');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(button.textContent).toBe('Pause film');
});

test('only a film that starts by itself remembers that it was paused', async () => {
  const { button } = film(true);
  await expect.poll(() => button.textContent).toBe('Pause film');
  await userEvent.click(button);
  expect(localStorage.getItem('film')).toBe('paused');
  await userEvent.click(button);
  expect(localStorage.getItem('film')).toBeNull();
  const other = film(false).button;
  await userEvent.click(other);
  await userEvent.click(other);
  expect(localStorage.getItem('film')).toBeNull();
});
