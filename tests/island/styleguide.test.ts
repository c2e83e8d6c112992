import { afterEach, expect, test } from 'vitest';
import { showStates } from '../../tools/styleguide/states.ts';

const style = document.createElement('style');
afterEach(() => style.remove());

test('a specimen shows a state with the site’s own styles for it', () => {
  style.textContent = `
    .x { color: rgb(1, 1, 1) }
    .x:hover { color: rgb(2, 2, 2) }
    @media (min-width: 1px) { .x:focus-visible { color: rgb(3, 3, 3) } }`;
  document.head.append(style);
  document.body.innerHTML = ['', 'hover', 'focus-visible', 'active']
    .map((state) => `<div ${state && `data-state="${state}"`}><p class="x">x</p></div>`)
    .join('');
  showStates();
  const colours = [...document.querySelectorAll('.x')].map((one) => getComputedStyle(one).color);
  expect(colours).toEqual(['rgb(1, 1, 1)', 'rgb(2, 2, 2)', 'rgb(3, 3, 3)', 'rgb(1, 1, 1)']);
});
