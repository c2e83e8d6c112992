/** One channel of a colour, 0 to 255, as light. */
const light = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** @throws when the colour is not written as `#rgb` or `#rrggbb` */
const luminance = (colour: string): number => {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour) ? colour.slice(1) : undefined;
  if (digits === undefined) throw new Error(`${colour} is not a plain hexadecimal colour.`);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => light(Number.parseInt(long.slice(at, at + 2), 16));
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
};

/**
 * The contrast of two opaque colours as WCAG 2 defines it, from 1 to 21.
 * @throws when one of them is not written as `#rgb` or `#rrggbb`
 */
export const contrast = (one: string, other: string): number => {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
};
