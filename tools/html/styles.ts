import { composeVisitors, transform, type CustomAtRules, type Visitor } from 'lightningcss';
import type { Address } from './addresses.ts';
import { recordCustomProperties, unusedProperties } from './customProperties.ts';
import { recordFonts, shortenFonts, shortNames } from './fonts.ts';

/** A page's styles. */
export interface Styles {
  /** The text of each of its style blocks. */
  blocks: readonly string[];
  /** The text of each stylesheet it links to. */
  linked: readonly string[];
}

export interface JoinedStyles {
  joined: string;
  /** The addresses in the page's styles. */
  addresses: Address[];
}

/**
 * Joins a page's style blocks into one, without the custom properties that the page does not use (most design tokens,
 * on most pages) and with the short names of fonts.
 * @param inScripts custom properties that scripts mention
 * @throws when a style cannot be parsed, or uses a custom property that is not declared for what it styles
 */
export const joinStyles = (styles: Styles, inScripts: ReadonlySet<string>): JoinedStyles => {
  const key = JSON.stringify([styles, ...inScripts]);
  const joined = known.get(key) ?? join(styles, inScripts);
  known.set(key, joined);
  return joined;
};

/** Cached: pages of one kind have the same styles, and parsing them takes longer than all other work on a page. */
const known = new Map<string, JoinedStyles>();

const join = ({ blocks, linked }: Styles, inScripts: ReadonlySet<string>): JoinedStyles => {
  const properties = recordCustomProperties();
  const fonts = recordFonts();
  const addresses = new Set<string>();
  const recordAddress: Visitor<CustomAtRules> = { Url: ({ url }) => void addresses.add(url) };
  for (const css of [...blocks, ...linked]) visit(css, [properties.visitor, fonts.visitor, recordAddress]);

  const missing = properties.found.missing();
  if (missing.size > 0)
    throw new Error(
      `uses custom properties that are not declared for every element they style: ${[...missing].join(', ')}. Declare them on :root or in a rule with the same class, or give var() a fallback.`,
    );

  const unused = unusedProperties(properties.found, inScripts);
  const short = shortNames(fonts.found.names);
  const drop: Visitor<CustomAtRules> = {
    Declaration: { custom: ({ name }) => (unused.has(name) ? [] : undefined) },
  };
  const joined = blocks.map((css) => visit(css, [drop, shortenFonts(short)])).join('');
  for (const name of short.keys())
    if ([joined, ...linked].some((css) => css.includes(name)))
      throw new Error(`uses the font ${name} other than through its custom property`);

  const named = [...addresses].map((address): Address => ({
    directive: fonts.found.addresses.has(address) ? 'font-src' : 'img-src',
    address,
  }));
  return { joined, addresses: named };
};

/** A minified stylesheet after the visitors have changed it. */
const visit = (css: string, visitors: Visitor<CustomAtRules>[]): string => {
  const visitor = composeVisitors(visitors);
  try {
    return transform({ filename: '', code: Buffer.from(css), minify: true, visitor }).code.toString();
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const near = loc && css.split('\n')[loc.line - 1]?.slice(Math.max(0, loc.column - 40), loc.column + 20);
    throw new Error(`has a style that cannot be parsed: ${message}, near "${near ?? ''}"`, { cause: error });
  }
};
