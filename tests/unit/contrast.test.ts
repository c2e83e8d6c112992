import { expect, test } from 'vitest';
import { contrast } from '../../tools/styleguide/contrast.ts';
import { PAIRS } from '../../tools/styleguide/pairs.ts';
import { token } from '../../src/styles/tokens.ts';

// Figures from the WCAG working group's examples and an independent calculator.
test.each([
  ['#000', '#fff', 21],
  ['#fff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#577b7f', '#ffffff', 4.62],
  ['#577b7f', '#f9f9f9', 4.39],
  ['#FF0000', '#0000ff', 2.15],
  ['#0a0a0a', '#000000', 1.06],
])('%s on %s has a contrast of %f, either way round', (one, other, figure) => {
  expect(contrast(one, other)).toBeCloseTo(figure, 2);
  expect(contrast(other, one)).toBeCloseTo(figure, 2);
});

test.each(['fff', 'x#fff', '#fff3', 'white', '#12345g'])('%s is refused', (colour) => {
  expect(() => contrast(colour, '#fff')).toThrow(colour);
});

test.each(PAIRS)('%s on %s has enough contrast for: %s', (colour, ground, _use, least) => {
  expect(contrast(token(colour), token(ground))).toBeGreaterThanOrEqual(least);
});
