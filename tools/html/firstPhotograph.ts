import { attribute, placeOf, type Edit, type Element, type Page } from './page.ts';

/**
 * Preloads the photograph of the first view from the top of the head: its request is sent while the styles still arrive, and
 * its bytes come before those of the fonts, for which text has fallbacks of the same size. Its own element would ask too
 * late. It stands far below, and browsers ask for preloads that they have parsed before they ask for pictures.
 * @throws if the photograph's conditions cannot be negated for the files that apply otherwise
 */
export const preloadPhotograph = (page: Page): Edit[] => {
  // Its width decides which of the files a browser chooses.
  const viewport = page.elements.find((element) => attribute(element, 'name') === 'viewport');
  const image = page.elements.find((element) => attribute(element, 'fetchpriority') === 'high');
  if (!viewport || !image) return [];
  const { endOffset } = placeOf(viewport);
  return [{ start: endOffset, end: endOffset, text: linksTo(page, image) }];
};

/** A link for each list of files from which a browser may choose, each for the screens that get it. */
const linksTo = ({ html, elements }: Page, { parentNode }: Element): string => {
  const sources = elements.filter(
    (element) => element.parentNode === parentNode && element.tagName === 'source',
  );
  const [first = ''] = sources.flatMap((source) => attribute(source, 'media') ?? []);
  if (!/^(?:\([\w-]+:[\w-]+\))?$/.test(first)) throw new Error(`has a photograph for ${first}`);
  return sources
    .map((source) => {
      const written = (name: string) => {
        const place = placeOf(source).attrs?.[name];
        return place && html.slice(place.startOffset, place.endOffset);
      };
      const media = written('media') ?? (first && `media="not all and ${first}"`);
      const [srcset, sizes] = ['srcset', 'sizes'].map(written);
      // In the order of the element below: repeated text compresses.
      const attributes = [
        'rel="preload"',
        media,
        written('type'),
        srcset && `image${srcset}`,
        sizes && `image${sizes}`,
        'as="image" fetchpriority="high"',
      ];
      return `<link ${attributes.filter(Boolean).join(' ')}>`;
    })
    .join('');
};
