import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import ContactForm from '../../src/contact/ContactForm.tsx';
import { useHydrated } from '../../src/islands/useHydrated.ts';
import { FORM } from './form.ts';

function Probe() {
  return <p>{useHydrated() ? 'hydrated' : 'not yet'}</p>;
}

test('an island is hydrated once React owns it, and not in the server’s HTML', async () => {
  expect(renderToString(<Probe />)).toBe('<p>not yet</p>');
  const { container } = await render(<Probe />);
  expect(container.textContent).toBe('hydrated');
});

test('the form validates natively until it is hydrated', async () => {
  expect(renderToString(<ContactForm {...FORM} />)).not.toContain('noValidate');
  const { container } = await render(<ContactForm {...FORM} />);
  expect(container.querySelector('form')?.noValidate).toBe(true);
});
