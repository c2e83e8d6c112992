import { attribute, replaceAttribute, type Edit, type Element, type Page } from './page.ts';

/**
 * Removes what Astro writes about islands but nothing reads: their `uid`, which depends on the folder of the project;
 * the `prefix` of ids, which no component generates; the options of their directive; and that they are the default
 * export. Their properties are JSON, which takes fewer bytes between single quotes.
 */
export const trimIslands = ({ elements }: Page): Edit[] =>
  elements
    .filter(({ tagName }) => tagName === 'astro-island')
    .flatMap((island) => [
      ...['uid', 'prefix', ...unread(island)]
        .filter((name) => attribute(island, name) !== undefined)
        .map((name) => replaceAttribute(island, name, '')),
      ...quoteProps(island),
    ]);

/** Attributes that say no more than what applies without them. */
const unread = (island: Element): string[] => [
  ...(hasOptions(island) ? [] : ['opts']),
  ...(attribute(island, 'component-export') === 'default' ? ['component-export'] : []),
];

const quoteProps = (island: Element): Edit[] => {
  const props = attribute(island, 'props')?.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return props === undefined ? [] : [replaceAttribute(island, 'props', ` props='${props}'`)];
};

/** Whether a client directive has options: `client:intent={…}` rather than `client:intent`. */
const hasOptions = (island: Element): boolean => {
  const { value } = JSON.parse(attribute(island, 'opts') ?? '{}') as { value?: unknown };
  return value !== true && value !== '';
};
