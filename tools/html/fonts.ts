import type { CustomAtRules, Source, Visitor } from 'lightningcss';

/** The mark that Astro adds to the name of a font to distinguish projects. */
const MARK = /-[\da-f]{16}$/;

/** The fonts that `@font-face` rules declare. */
interface Fonts {
  names: Set<string>;
  addresses: Set<string>;
}

/** Records the fonts of all the stylesheets it visits. */
export const recordFonts = () => {
  const found: Fonts = { names: new Set(), addresses: new Set() };
  const visitor: Visitor<CustomAtRules> = {
    Rule: {
      'font-face': ({ value: { properties } }) => {
        for (const property of properties) {
          if (property.type === 'font-family') found.names.add(property.value);
          if (property.type !== 'source') continue;
          for (const source of property.value)
            if (source.type === 'url') found.addresses.add(source.value.url.url);
        }
      },
    },
  };
  return { found, visitor };
};

/** Each marked name without its mark, unless two fonts would then share a name. */
export const shortNames = (names: ReadonlySet<string>): Map<string, string> => {
  const shorten = (name: string) => name.replace(MARK, '');
  const isUnique = (short: string) => [...names].filter((name) => shorten(name) === short).length === 1;
  const marked = [...names].filter((name) => MARK.test(name) && isUnique(shorten(name)));
  return new Map(marked.map((name) => [name, shorten(name)]));
};

/** The parser does not accept `format: null`, so a source without a format must omit the key. */
const withoutWoff2 = (source: Source): Source => {
  if (source.type !== 'url') return source;
  const { url, tech, format } = source.value;
  return { ...source, value: { url, tech, ...(format && format.type !== 'woff2' && { format }) } };
};

/**
 * Removes the marks from the names of fonts, because they do not compress, and removes from the `@font-face` rules what
 * no browser needs: that the file is WOFF2, and that the font is not italic.
 */
export const shortenFonts = (short: ReadonlyMap<string, string>): Visitor<CustomAtRules> => {
  const rename = <Kind extends 'ident' | 'string'>(token: { type: Kind; value: string }) => {
    const value = short.get(token.value);
    return value === undefined ? undefined : { type: 'token' as const, value: { ...token, value } };
  };
  return {
    Rule: {
      'font-face': (rule) => {
        const isMarked = rule.value.properties.some(
          ({ type, value }) => type === 'font-family' && short.has(value),
        );
        // A rule that is returned is serialised again, which makes numbers longer: 93% becomes 93.0%.
        if (!isMarked) return undefined;
        const properties = rule.value.properties.flatMap((property) => {
          if (property.type === 'font-family')
            return { ...property, value: short.get(property.value) ?? property.value };
          if (property.type === 'font-style' && property.value.type === 'normal') return [];
          if (property.type !== 'source') return property;
          return { ...property, value: property.value.map(withoutWoff2) };
        });
        return { ...rule, value: { ...rule.value, properties } };
      },
    },
    Token: { ident: rename, string: rename },
  };
};
