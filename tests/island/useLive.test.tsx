import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import ContactForm from '../../src/islands/ContactForm.tsx';
import { useLive } from '../../src/islands/useLive.ts';

function Probe() {
  return <p>{useLive() ? 'live' : 'not yet'}</p>;
}

test('an island is live once React owns it, and not in the server’s HTML', async () => {
  expect(renderToString(<Probe />)).toBe('<p>not yet</p>');
  const { container } = await render(<Probe />);
  expect(container.textContent).toBe('live');
});

test('the form validates natively until it is live', async () => {
  expect(renderToString(<ContactForm phoneHint="" submit="Send" />)).not.toContain('noValidate');
  const { container } = await render(<ContactForm phoneHint="" submit="Send" />);
  expect(container.querySelector('form')?.noValidate).toBe(true);
});
