import { channels } from '../../src/styles/colour.ts';

/** One channel of a colour, 0 to 255, as linear light. */
const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** @throws when the colour is not written as `#rgb` or `#rrggbb` */
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** The contrast of two opaque colours as WCAG 2 defines it, from 1 to 21. Throws unless both are `#rgb` or `#rrggbb`. */
export const contrast = (one: string, other: string): number => {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
};
