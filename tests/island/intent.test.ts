import { beforeEach, expect, test } from 'vitest';
import intent from '../../src/hydration/intent.ts';
import { element } from './element.ts';

let loads: number;
let hydrations: number;
let island: HTMLElement;
let child: HTMLElement;

const arrange = (html: string) => {
  document.body.innerHTML = `<astro-island>${html}</astro-island>`;
  island = element('astro-island', HTMLElement);
  child = island.firstElementChild as HTMLElement;
  [loads, hydrations] = [0, 0];
  intent(
    () => {
      loads += 1;
      return Promise.resolve(() => {
        hydrations += 1;
        return Promise.resolve();
      });
    },
    { name: 'Island', value: '' },
    island,
  );
};

beforeEach(() => arrange('<div><button type="button">Press</button></div>'));

test.each([
  ['a mouse that enters', () => new PointerEvent('pointerenter', { pointerType: 'mouse' })],
  ['focus that moves in', () => new FocusEvent('focusin', { bubbles: true })],
  ['a click', () => new PointerEvent('click', { pointerType: 'touch' })],
  ['coming into view where it may move', () => new Event('sight')],
])('%s wakes the island, once', async (_name, event) => {
  child.dispatchEvent(event());
  child.dispatchEvent(event());
  child.dispatchEvent(new FocusEvent('focusin'));
  expect(loads).toBe(1);
  await expect.poll(() => hydrations).toBe(1);
});

test.each(['touch', 'pen'])('a %s that comes over it wakes nothing, and may mean it later', (pointerType) => {
  child.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
  child.dispatchEvent(new Event('touchstart'));
  expect(loads).toBe(0);
  child.dispatchEvent(new PointerEvent('click', { pointerType }));
  expect(loads).toBe(1);
});

test('a submit is held until the form is live', () => {
  arrange('<form method="dialog"><input name="a" required></form>');
  const form = child as HTMLFormElement;
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit()).toBe(true);
  expect(form.dataset['held']).toBe('');
  delete form.dataset['held'];
  form.noValidate = true;
  expect(submit()).toBe(false);
  expect(form.dataset['held']).toBeUndefined();
});

test('a submit that the browser refuses is held too, with the browser’s own words', () => {
  arrange('<form><input name="a" required></form>');
  const form = child as HTMLFormElement;
  let prevented: boolean | undefined;
  form.elements[0]?.addEventListener('invalid', (event) => (prevented = event.defaultPrevented));
  expect(form.reportValidity()).toBe(false);
  expect(form.dataset['held']).toBe('');
  expect(prevented).toBe(false);
});
