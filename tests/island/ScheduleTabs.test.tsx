import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ScheduleTabs from '../../src/islands/ScheduleTabs.tsx';

const parts = ['Dawn', 'Noon', 'Night'].map((title) => ({
  id: title.toLowerCase(),
  title,
  lines: [{ time: '6:00 AM', activity: `${title} bell` }],
}));

const selected = () => page.getByRole('tab', { selected: true });
const dawn = () => page.getByRole('tab', { name: 'Dawn' }).element() as HTMLElement;

beforeEach(async () => {
  history.replaceState(null, '', '#');
  await render(<ScheduleTabs label="The day" parts={parts} />);
});
afterEach(() => history.replaceState(null, '', '#'));

test('the list of tabs is named, a tab names its panel, and the tabs follow an address that names another', async () => {
  await expect.element(page.getByRole('tablist', { name: 'The day' })).toBeInTheDocument();
  await expect.element(selected()).toHaveAttribute('aria-controls', 'dawn');
  location.hash = 'night';
  await expect.element(selected()).toHaveTextContent('Night');
  location.hash = 'somewhere-else';
  await expect.element(selected()).toHaveTextContent('Night');
});

test.each([
  [' ', true],
  ['{Alt>}{ArrowLeft}{/Alt}', false],
  ['{Control>}{End}{/Control}', false],
  ['{ArrowDown}', false],
  ['x', false],
])('the key %s is for the tabs, not for the browser: %s', async (keys, handled) => {
  dawn().focus();
  const prevented: boolean[] = [];
  const listen = (event: KeyboardEvent) => {
    prevented.push(event.defaultPrevented);
    // Otherwise the browser would really go back.
    event.preventDefault();
  };
  document.addEventListener('keydown', listen);
  await userEvent.keyboard(keys);
  document.removeEventListener('keydown', listen);
  expect(prevented.includes(true)).toBe(handled);
  await expect.element(selected()).toHaveTextContent('Dawn');
});
