import base from './base.scss?raw';

export interface Token {
  name: string;
  value: string;
}

const [, root = ''] = /:root \{(.*?)\n\}/s.exec(base) ?? [];

/** The site's tokens as `src/styles/base.scss` sets them on `:root`, in its order. */
export const TOKENS: readonly Token[] = [...root.matchAll(/^ *--([\w-]+): (.+);$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

/**
 * The value of one token.
 * @throws when there is no such token
 */
export const token = (name: string): string => {
  const found = TOKENS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no token --${name}.`);
  return found.value;
};
