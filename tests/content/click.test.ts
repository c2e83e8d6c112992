/** What a click on the built fixture site finds. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { find, type Seen } from '../../tools/click/find.ts';
import { readContent } from '../../tools/content/read/content.ts';
import { attribute, parsePage, textOf, type Element } from '../../tools/integrations/parsePage.ts';
import { FIXTURE_CONTENT, FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';

const content = readContent(process.cwd(), FIXTURE_CONTENT);

const ancestors = (element: Element): Element[] => {
  const { parentNode } = element;
  return [element, ...(parentNode && 'tagName' in parentNode ? ancestors(parentNode) : [])];
};

/** What can be pointed at in a page: pictures, and elements with words of their own. */
const seenIn = (page: string, html: string): Seen[] =>
  parsePage(html).flatMap((element) => {
    const around = ancestors(element);
    const isRead = around.some(
      ({ tagName }) => tagName === 'main' || tagName === 'header' || tagName === 'footer',
    );
    const hasWords = element.childNodes.some((node) => 'value' in node && /\p{L}/u.test(node.value));
    const isPicture = element.tagName === 'img';
    if (!isRead || (!hasWords && !isPicture) || element.tagName === 'script') return [];
    return {
      page,
      shared: around.some(({ tagName }) => tagName === 'header' || tagName === 'footer'),
      texts: isPicture ? [attribute(element, 'alt') ?? ''] : around.slice(0, 3).map(textOf),
      at: 0,
      sources: isPicture ? element.attrs.map(({ value }) => value).join(' ') : '',
    };
  });

test('at least 95 of 100 texts and pictures lead to one field, and the rest to a few', () => {
  const seen = globSync('**/*.html', { cwd: FIXTURE_DIST }).flatMap((file) =>
    seenIn(`/${file.replace(/\/?index\.html$|\.html$/, '')}`, readFileSync(join(FIXTURE_DIST, file), 'utf8')),
  );
  // What all pages share counts once.
  const different = new Map(
    seen.map((one) => [JSON.stringify({ ...one, page: one.shared ? '' : one.page }), one]),
  );
  // A page that has changed is read again.
  find(readContent(process.cwd(), FIXTURE_CONTENT), {
    page: '/',
    shared: false,
    texts: ['Sauna'],
    at: 0,
    sources: '',
  });
  const found = [...different.values()].map((one) => ({ ...one, places: find(content, one) }));
  expect(found.length).toBeGreaterThan(1000);
  expect(found.filter(({ places }) => places.length === 0 || places.length > 6)).toEqual([]);
  // Whatever comes from no text leads to the entry of the page.
  const unclear = found.filter(
    ({ places: [first, ...others] }) => others.length > 0 || first?.path.length === 0,
  );
  expect(unclear.length / found.length).toBeLessThanOrEqual(0.05);
});
