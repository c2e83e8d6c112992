import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import ServicesMenu from '../../src/islands/ServicesMenu.tsx';
import { element } from './element.ts';

const details = () => element('details', HTMLDetailsElement);

test('the menu is an enhanced disclosure once hydrated, and a plain one after it is unmounted', async () => {
  const { unmount } = await render(
    <ServicesMenu label="Services" current={false}>
      <a href="#sauna">Sauna</a>
    </ServicesMenu>,
  );
  expect(details().dataset['hydrated']).toBe('true');
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
  await render(<ServicesMenu label="Services" current />);
  expect(details().className).toBe('services services-current');
});
