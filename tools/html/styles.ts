import { composeVisitors, transform, type CustomAtRules, type Visitor } from 'lightningcss';
import type { Address } from './addresses.ts';
import { dropClasses, isMentioned, recordClasses } from './classes.ts';
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

/** What a page's styles declare, use and need. */
interface Parsed {
  properties: ReturnType<typeof recordCustomProperties>['found'];
  fonts: ReturnType<typeof recordFonts>['found'];
  classes: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
}

/** Both cached: pages of one kind have the same styles, and parsing them takes longer than all other work on a page. */
const parsed = new Map<string, Parsed>();
const known = new Map<string, JoinedStyles>();

/**
 * Joins a page's style blocks into one, with the short names of fonts, and without what the page does not use: custom
 * properties (most design tokens, on most pages) and rules for classes.
 * @param onPage the classes of the page's elements
 * @param inScripts words in scripts, which may name custom properties and classes
 * @throws when a style cannot be parsed, or uses a custom property that is not declared for what it styles
 */
export const joinStyles = (
  styles: Styles,
  onPage: ReadonlySet<string>,
  inScripts: ReadonlySet<string>,
): JoinedStyles => {
  const source = JSON.stringify(styles);
  const found = parsed.get(source) ?? parse(styles);
  parsed.set(source, found);
  const absent = [...found.classes].filter((name) => !onPage.has(name) && !isMentioned(name, inScripts));
  const used = [...found.properties.declared.keys()].filter((name) => inScripts.has(name));
  const key = JSON.stringify([source, absent, used]);
  const joined = known.get(key) ?? join(styles, found, new Set(absent), new Set(used));
  known.set(key, joined);
  return joined;
};

const parse = ({ blocks, linked }: Styles): Parsed => {
  const properties = recordCustomProperties();
  const fonts = recordFonts();
  const classes = recordClasses();
  const addresses = new Set<string>();
  const recordAddress: Visitor<CustomAtRules> = { Url: ({ url }) => void addresses.add(url) };
  for (const css of [...blocks, ...linked]) visit(css, [properties.visitor, fonts.visitor, recordAddress]);
  for (const css of blocks) visit(css, [classes.visitor]);

  const missing = properties.found.missing();
  if (missing.size > 0)
    throw new Error(
      `uses custom properties that are not declared for every element they style: ${[...missing].join(', ')}. Declare them on :root or in a rule with the same class, or give var() a fallback.`,
    );
  return { properties: properties.found, fonts: fonts.found, classes: classes.found, addresses };
};

const join = (
  { blocks, linked }: Styles,
  { fonts, addresses }: Parsed,
  absent: ReadonlySet<string>,
  inScripts: ReadonlySet<string>,
): JoinedStyles => {
  const kept = blocks.map((css) => visit(css, [dropClasses(absent)]));
  const left = recordCustomProperties();
  for (const css of [...kept, ...linked]) visit(css, [left.visitor]);
  const unused = unusedProperties(left.found, inScripts);
  const short = shortNames(fonts.names);
  const drop: Visitor<CustomAtRules> = {
    Declaration: { custom: ({ name }) => (unused.has(name) ? [] : undefined) },
  };
  const joined = kept.map((css) => visit(css, [drop, shortenFonts(short)])).join('');
  for (const name of short.keys())
    if ([joined, ...linked].some((css) => css.includes(name)))
      throw new Error(`uses the font ${name} other than through its custom property`);

  const named = [...addresses].map((address): Address => ({
    directive: fonts.addresses.has(address) ? 'font-src' : 'img-src',
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
