/** What search engines, link previews and hosts are told about a page. */
import { z } from 'astro/zod';
import { date, group, line, list } from './fields.ts';

/**
 * Addresses that the page had before, or had on an older site: `/sauna.html`, `/services?id=3`. Hosts redirect them;
 * Cloudflare Pages ignores those with a query.
 */
export const formerAddresses = list(
  'Addresses that led here before. Visitors who open one are sent to this page.',
  [1, 20],
  z
    .string()
    .regex(
      /^(?!.*(\/\/|\.\.))\/[\w./-]*[\w-]\/?(\?[\w.=&-]+)?$/,
      'must be what follows the site’s name in an address, such as "/sauna.html"',
    )
    .max(140, 'must be at most 140 characters long')
    .meta({
      description: 'What followed the site’s name, such as "/sauna.html" or "/page?id=3".',
      role: 'formerAddress',
    }),
).optional();

/** When an entry last changed. */
export const updated = date(
  'The day its words or pictures last changed; search engines are told.',
).optional();

/** The shortest name of a page: with the site’s name it is a title of ten characters, which search results can show. */
export const PAGE_NAME_MIN = 4;

/** A page in a sentence or two, for search results, which pad a shorter one and cut off a longer one. */
export const summary = (description: string) => line(160, description, { min: 50 });

/** What a page is called in search results, without the site’s name. */
export const seoTitle = line(60, 'The page’s title in search results, without the site’s name.', {
  min: PAGE_NAME_MIN,
});

const seoFields = {
  title: seoTitle,
  description: summary('The page in a sentence or two, for search results.'),
  updated,
};
const SEO = 'What search engines and link previews show.';

/** Title and description of a page, for search results and link previews, and its former addresses. */
export const seo = group(SEO, { ...seoFields, formerAddresses });

/** The same for a page that has no address of its own. */
export const seoWithoutAddress = group(SEO, seoFields);
