import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enhanceDataSaver } from '../../src/client/dataSaver.ts';
import { element } from './element.ts';

test('switching the data saver on stops every film and carousel; switching it off starts none', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  localStorage.clear();
  document.body.innerHTML =
    '<input id="data-saver" type="checkbox" disabled><video></video><video></video><button class="images-playing">Pause</button>';
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const pressed = vi.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  enhanceDataSaver();
  const control = element('input', HTMLInputElement);
  await userEvent.click(control);
  expect(pressed).toHaveBeenCalledOnce();
  expect(pause.mock.contexts).toEqual([...document.querySelectorAll('video')]);
  await userEvent.click(control);
  expect(pressed).toHaveBeenCalledOnce();
  expect(play).not.toHaveBeenCalled();
});
