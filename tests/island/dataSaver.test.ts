import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enhanceDataSaver } from '../../src/client/dataSaver.ts';
import { element } from './element.ts';

test('the switch stores the choice, ends all prefetching, and says what another tab has stored', async () => {
  onTestFinished(() => localStorage.clear());
  localStorage.clear();
  document.body.innerHTML =
    '<input id="data-saver" type="checkbox" disabled><script type="speculationrules">{}</script>';
  enhanceDataSaver();
  const control = element('input', HTMLInputElement);
  await userEvent.click(control);
  expect(localStorage.getItem('data-saver')).toBe('on');
  expect(document.querySelector('script[type=speculationrules]')).toBeNull();
  localStorage.removeItem('data-saver');
  dispatchEvent(new StorageEvent('storage'));
  expect(control.checked).toBe(false);
});
