import { DATA_SAVER_KEY, remember, remembered } from './connection.ts';

/** Runs the data saver switch in the footer: saves the choice, and stops all playback and prefetching at once. */
export const enhanceDataSaver = (): void => {
  const control = document.querySelector<HTMLInputElement>('#data-saver');
  if (!control) return;
  control.checked = remembered(DATA_SAVER_KEY) === 'on';
  control.disabled = false;
  control.addEventListener('change', () => {
    remember(DATA_SAVER_KEY, control.checked ? 'on' : null);
    if (control.checked) {
      document.querySelectorAll('video').forEach((video) => video.pause());
      document.querySelector('script[type=speculationrules]')?.remove();
      document.querySelectorAll<HTMLElement>('.images-playing').forEach((pause) => pause.click());
    }
  });
};
