import { sourceOf } from './policy.ts';

const STYLE = /<style>(.*?)<\/style>/gs;
const POLICY = /(<meta http-equiv="content-security-policy" content="[^"]*style-src 'self')[^;"]*([^"]*">)/;

/**
 * Joins a built page's stylesheets, one a component, into one that stands right after the security policy and is the
 * only one the policy allows: twenty hashes do not compress.
 * @param html a built page
 * @throws when the page has no policy for styles
 */
export const joinStyles = (html: string): string => {
  const css = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('');
  if (!POLICY.test(html)) throw new Error('has no security policy for styles');
  return html
    .replace(STYLE, '')
    .replace(
      POLICY,
      (_all, before: string, after: string) => `${before} ${sourceOf(css)}${after}<style>${css}</style>`,
    );
};
