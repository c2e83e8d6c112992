import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { stopWhenLeaving } from '../../src/client/leaving.ts';

let load: MockInstance<HTMLMediaElement['load']>;
let stop: MockInstance<typeof window.stop>;

const loading = (state: DocumentReadyState, networkState: number) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(networkState);
};

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // The test's own page must stay.
  addEventListener('click', (one) => one.preventDefault(), { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
};

let listening: [string, EventListener][] = [];

beforeAll(() => {
  const add = vi.spyOn(window, 'addEventListener');
  stopWhenLeaving();
  listening = add.mock.calls.map(([type, listener]) => [type, listener as EventListener]);
  add.mockRestore();
});
// All test files share one page, and a page that was stopped is loaded again.
afterAll(() => listening.forEach(([type, listener]) => removeEventListener(type, listener)));
beforeEach(() => {
  document.body.innerHTML = `<video></video><a id="page" href="/about"><b>About</b></a><a id="card" href="/contact.vcf">Save</a>
    <a id="hash" href="#a">A</a><a id="foreign" href="https://b.example/">B</a>`;
  load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  stop = vi.spyOn(window, 'stop').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const NETWORK_IDLE = 1;
const NETWORK_LOADING = 2;

test.each([
  ['stops a film that is being fetched', 'complete', NETWORK_LOADING, true, false],
  ['leaves a film that has come', 'complete', NETWORK_IDLE, false, false],
  ['stops a page that is still loading', 'interactive', NETWORK_IDLE, false, true],
] as const)('asking for another page %s', (_name, state, networkState, film, page) => {
  loading(state, networkState);
  click('#page b');
  // More than once where another test's page listens, too.
  expect(load.mock.calls.length > 0).toBe(film);
  expect(stop.mock.calls.length > 0).toBe(page);
});

test.each<[string, MouseEventInit]>([
  ['#card', {}],
  ['#hash', {}],
  ['#foreign', {}],
  ['video', {}],
  ['#page', { ctrlKey: true }],
  ['#page', { metaKey: true }],
  ['#page', { shiftKey: true }],
])('a click on %s with %o stops nothing', (selector, keys) => {
  loading('interactive', NETWORK_LOADING);
  click(selector, keys);
  expect(load).not.toHaveBeenCalled();
  expect(stop).not.toHaveBeenCalled();
});
