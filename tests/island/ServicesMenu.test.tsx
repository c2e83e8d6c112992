import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ServicesMenu from '../../src/islands/ServicesMenu.tsx';
import { element } from './element.ts';

const details = () => element('details', HTMLDetailsElement);

test('the menu is a disclosure that minds its panel once live, and no longer when it is gone', async () => {
  const { unmount } = await render(
    <ServicesMenu label="Services" within={false}>
      <a href="#sauna">Sauna</a>
    </ServicesMenu>,
  );
  expect(details().dataset['live']).toBe('true');
  expect(details().className).toBe('services');
  await userEvent.click(element('summary', HTMLElement));
  expect(details().open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(details().open).toBe(false);
  const gone = details();
  gone.open = true;
  await unmount();
  await userEvent.keyboard('{Escape}');
  expect(gone.open).toBe(true);
});

test('it shows that the page is one of the services', async () => {
  await render(<ServicesMenu label="Services" within />);
  expect(details().className).toBe('services within');
});
