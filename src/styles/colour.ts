/**
 * The red, green and blue of an opaque colour, each from 0 to 255.
 * @throws when it is not written as `#rgb` or `#rrggbb`
 */
export const channels = (colour: string): [red: number, green: number, blue: number] => {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour) ? colour.slice(1) : undefined;
  if (digits === undefined) throw new Error(`${colour} is not a plain hexadecimal colour.`);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
};
