import { DATA_SAVER_KEY, isSaving, onSettings, remember, remembered } from './connection.ts';

/** Runs the data saver switch in the footer: it says what is stored, saves the choice, and stops all prefetching at once. */
export const enhanceDataSaver = (): void => {
  const control = document.querySelector<HTMLInputElement>('#data-saver');
  if (!control) return;
  const show = () => {
    control.checked = remembered(DATA_SAVER_KEY) === 'on';
    if (isSaving()) document.querySelector('script[type=speculationrules]')?.remove();
  };
  show();
  control.disabled = false;
  control.addEventListener('change', () => remember(DATA_SAVER_KEY, control.checked ? 'on' : null));
  onSettings(show);
};
