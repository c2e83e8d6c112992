import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ScheduleTabs from '../../src/islands/ScheduleTabs.tsx';

const parts = ['Dawn', 'Noon', 'Night'].map((title) => ({
  id: title.toLowerCase(),
  title,
  lines: [{ time: '6:00 AM', activity: `${title} bell` }],
}));

const tab = (name: string) => page.getByRole('tab', { name });
const selected = () => page.getByRole('tab', { selected: true });

beforeEach(async () => {
  history.replaceState(null, '', '#');
  await render(<ScheduleTabs label="The day" parts={parts} />);
});
afterEach(() => history.replaceState(null, '', '#'));

test('the tab list is named, each tab controls its panel, and one tab is in the tab order', async () => {
  await expect.element(page.getByRole('tablist', { name: 'The day' })).toBeInTheDocument();
  for (const { id, title } of parts) {
    const element = tab(title).element();
    expect(element.getAttribute('aria-controls')).toBe(id);
    expect(document.getElementById(id)?.getAttribute('aria-labelledby')).toBe(element.id);
    expect((element as HTMLElement).tabIndex).toBe(title === 'Dawn' ? 0 : -1);
  }
});

test('the tabs follow when the address changes', async () => {
  location.hash = 'night';
  await expect.element(selected()).toHaveTextContent('Night');
  location.hash = 'somewhere-else';
  await expect.element(selected()).toHaveTextContent('Dawn');
});

test('Space selects a tab without scrolling the page', async () => {
  tab('Noon').element().dispatchEvent(new FocusEvent('focus'));
  (tab('Dawn').element() as HTMLElement).focus();
  let prevented: boolean | undefined;
  document.addEventListener('keydown', (event) => (prevented = event.defaultPrevented), { once: true });
  await userEvent.keyboard(' ');
  expect(prevented).toBe(true);
  expect(location.hash).toBe('#dawn');
});

test.each(['{Alt>}{ArrowLeft}{/Alt}', '{Control>}{End}{/Control}', '{ArrowDown}', 'x'])(
  '%s is left to the browser',
  async (keys) => {
    (tab('Dawn').element() as HTMLElement).focus();
    const prevented: boolean[] = [];
    const listen = (event: KeyboardEvent) => {
      prevented.push(event.defaultPrevented);
      // Otherwise the browser would really go back.
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    await userEvent.keyboard(keys);
    document.removeEventListener('keydown', listen);
    expect(prevented).not.toContain(true);
    await expect.element(selected()).toHaveTextContent('Dawn');
  },
);

test('a click and the keys of the pattern select a tab and change the address', async () => {
  await userEvent.click(tab('Noon'));
  await expect.element(selected()).toHaveTextContent('Noon');
  for (const [keys, part] of [
    ['{ArrowRight}', 'Night'],
    ['{ArrowRight}', 'Dawn'],
    ['{ArrowLeft}', 'Night'],
    ['{Home}', 'Dawn'],
    ['{End}', 'Night'],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(selected()).toHaveTextContent(part);
    expect(document.activeElement).toBe(tab(part).element());
    expect(location.hash).toBe(`#${part.toLowerCase()}`);
    const shown = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter((one) => !one.hidden);
    expect(shown.map(({ id }) => id)).toEqual([part.toLowerCase()]);
  }
});
