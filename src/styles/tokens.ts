import values from './tokens.module.scss';

/** The values of one kind in `_tokens.scss`, by their names and in their order. */
const all = (kind: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(kind))
      .map(([name, value]) => [name.slice(kind.length), value]),
  );

export const TOKENS = all('token-');
const BREAKPOINTS = all('breakpoint-');
/** The placeholder colours of photographs. */
export const PLACEHOLDERS = all('placeholder-');

/**
 * The value of one token.
 * @throws when there is no such token
 */
export const token = (name: string): string => {
  const value = TOKENS[name];
  if (value === undefined) throw new Error(`There is no token --${name}.`);
  return value;
};

/**
 * The media condition “from this breakpoint upwards”, for `media` and `sizes` attributes. Stylesheets have a mixin of
 * the same name.
 * @throws when there is no such breakpoint
 */
export const from = (name: string): string => {
  const width = BREAKPOINTS[name];
  if (width === undefined) throw new Error(`There is no breakpoint "${name}".`);
  return `(min-width: ${width})`;
};
