import { attribute, replaceAttribute, type Edit, type Element, type Page } from './page.ts';

/** The files that a script imports when it is loaded, directly or through others, by their addresses. */
export type ImportsOf = (address: string) => readonly string[];

/**
 * Removes what Astro writes about islands but nothing reads: their `uid`, which depends on the folder of the project;
 * the `prefix` of ids, which no component generates; their directive with its options, as there is only one; and that
 * they are the default export. Their properties become JSON, which takes fewer bytes between single quotes. Adds `imports`,
 * the files that their scripts import, so that a browser can ask for all at once.
 */
export const trimIslands = ({ elements }: Page, importsOf: ImportsOf): Edit[] =>
  elements
    .filter(({ tagName }) => tagName === 'astro-island')
    .flatMap((island) => [
      ...['uid', 'prefix', ...unread(island)]
        .filter((name) => attribute(island, name) !== undefined)
        .map((name) => replaceAttribute(island, name, '')),
      ...rewriteProps(island),
      ...nameImports(island, importsOf),
    ]);

/** Attributes that say no more than what applies without them. */
const unread = (island: Element): string[] => [
  ...(hasOptions(island) ? [] : ['opts', 'client', 'await-children']),
  ...(attribute(island, 'component-export') === 'default' ? ['component-export'] : []),
];

const rewriteProps = (island: Element): Edit[] => {
  const props = attribute(island, 'props');
  if (props === undefined) return [];
  const text = JSON.stringify(withoutTypes(JSON.parse(props) as Typed));
  const quoted = text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return [replaceAttribute(island, 'props', ` props='${quoted}'`)];
};

/** Astro writes each property with its type: 1 is a list, 0 any other JSON. */
type Typed = Record<string, readonly [type: number, value: unknown]>;

const withoutTypes = (props: Typed): object =>
  Object.fromEntries(Object.entries(props).map(([name, typed]) => [name, withoutType(typed)]));

const withoutType = ([type, value]: Typed[string]): unknown => {
  if (type === 1) return (value as Typed[string][]).map(withoutType);
  if (type !== 0) throw new Error(`has an island with a property that is not JSON: ${String(value)}`);
  return typeof value === 'object' && value !== null ? withoutTypes(value as Typed) : value;
};

const nameImports = (island: Element, importsOf: ImportsOf): Edit[] => {
  const urls = ['component-url', 'renderer-url'].flatMap((name) => attribute(island, name) ?? []);
  const imports = new Set(urls.flatMap(importsOf)).difference(new Set(urls));
  const [url = ''] = urls;
  const text = ` component-url="${url}" imports="${[...imports].join(' ')}"`;
  return imports.size > 0 ? [replaceAttribute(island, 'component-url', text)] : [];
};

/** Whether a client directive has options: `client:intent={…}` rather than `client:intent`. */
const hasOptions = (island: Element): boolean => {
  const { value } = JSON.parse(attribute(island, 'opts') ?? '{}') as { value?: unknown };
  return value !== true && value !== '';
};
