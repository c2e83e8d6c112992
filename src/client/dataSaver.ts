import { DATA_SAVER_KEY, isSaving, onSettings, remember, remembered } from './connection.ts';

/**
 * Runs the data saver switch in the footer: it says what is stored, and saves the choice. While data is saved, fetches the
 * script that holds pictures back (`saver.ts`); if that does not come, pictures do.
 */
export const enhanceDataSaver = (): void => {
  const control = document.querySelector<HTMLInputElement>('#data-saver');
  if (!control) return;
  const show = () => {
    control.checked = remembered(DATA_SAVER_KEY) !== null;
    if (SAVER && isSaving()) import(/* @vite-ignore */ SAVER).catch(() => (document.body.id = ''));
  };
  show();
  control.disabled = false;
  control.addEventListener('change', () => remember(DATA_SAVER_KEY, control.checked ? 'on' : null));
  onSettings(show);
};
