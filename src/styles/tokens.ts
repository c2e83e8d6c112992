import tokens from './tokens.module.scss';

/** The value of each design token by its name, in the order of `_tokens.scss`. */
export const TOKENS: Readonly<Record<string, string>> = tokens;

/**
 * The value of one token.
 * @throws when there is no such token
 */
export const token = (name: string): string => {
  const value = TOKENS[name];
  if (value === undefined) throw new Error(`There is no token --${name}.`);
  return value;
};
