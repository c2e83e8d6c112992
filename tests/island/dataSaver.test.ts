import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DATA_SAVER_KEY, remembered } from '../../src/client/connection.ts';
import { enhanceDataSaver } from '../../src/client/dataSaver.ts';

const control = () => document.querySelector<HTMLInputElement>('#data-saver');

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<input id="data-saver" type="checkbox" disabled /><video></video><video></video><div class="images"><button class="images-pause images-playing">Pause</button></div>';
});
afterEach(() => vi.restoreAllMocks());

test('the switch is enabled and shows the earlier choice', () => {
  enhanceDataSaver();
  expect(control()).toMatchObject({ disabled: false, checked: false });
  localStorage.setItem(DATA_SAVER_KEY, 'on');
  enhanceDataSaver();
  expect(control()).toMatchObject({ disabled: false, checked: true });
});

test('switching it on stops every film and carousel; switching it off starts none', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  let pressed = 0;
  document.querySelector('.images-playing')?.addEventListener('click', () => (pressed += 1));
  enhanceDataSaver();
  await userEvent.click(control() as Element);
  expect(pressed).toBe(1);
  expect(pause.mock.contexts).toEqual([...document.querySelectorAll('video')]);
  expect(remembered(DATA_SAVER_KEY)).toBe('on');
  await userEvent.click(control() as Element);
  expect(remembered(DATA_SAVER_KEY)).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('a page without the switch causes no error', () => {
  document.body.innerHTML = '';
  expect(enhanceDataSaver).not.toThrow();
});
