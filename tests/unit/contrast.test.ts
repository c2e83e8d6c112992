import { expect, test } from 'vitest';
import { contrast } from '../../tools/styleguide/contrast.ts';
import { token } from '../../src/styles/tokens.ts';

// Figures from the WCAG working group's examples and an independent calculator.
test.each([
  ['#000', '#fff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#577b7f', '#f9f9f9', 4.39],
  ['#FF0000', '#0000ff', 2.15],
  ['#0a0a0a', '#000000', 1.06],
])('%s on %s has a contrast of %f, either way round', (one, other, figure) => {
  expect(contrast(one, other)).toBeCloseTo(figure, 2);
  expect(contrast(other, one)).toBeCloseTo(figure, 2);
});

// WCAG 2.2 AA: borders and icons need 3. axe sees the contrast of text on a plain ground, on every page.
test.each([
  ['borders of fields', 'accent', 'white', 3],
  ['marks and dots', 'accent', 'ivory', 3],
  ['text over a film', 'white', 'ink', 4.5],
  ['selected text', 'ink', 'sand', 4.5],
])('%s: %s on %s has enough contrast', (_use, colour, ground, least) => {
  expect(contrast(token(colour), token(ground))).toBeGreaterThanOrEqual(least);
});
