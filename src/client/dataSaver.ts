import { DATA_SAVER_KEY, isSaving, onSettings, remember, remembered } from './connection.ts';

/**
 * Runs the data saver switch in the footer: it says what is stored, and saves the choice. While data is saved, fetches the
 * script that holds pictures back (`saver.ts`), and marks the page; if the script does not come, pictures do.
 */
export const enhanceDataSaver = (): void => {
  const control = document.querySelector<HTMLInputElement>('#data-saver');
  if (!control) return;
  const show = async () => {
    control.checked = remembered(DATA_SAVER_KEY) === 'on';
    const marks =
      import.meta.env.PROD &&
      isSaving() &&
      (await import(/* @vite-ignore */ SAVER).then(isSaving, () => false));
    document.documentElement.id = marks ? 'saver' : '';
  };
  void show();
  control.disabled = false;
  control.addEventListener('change', () => remember(DATA_SAVER_KEY, control.checked ? 'on' : null));
  onSettings(() => void show());
};

/** Made by `tools/integrations/saver.ts`, in builds only. */
const SAVER = '/saver.js';
