import { sourceOf } from './policy.ts';

const STYLE = /<style>(.*?)<\/style>/gs;
const SCRIPTS = /<script>((?:(?!<\/script>).)*)<\/script><script>((?:(?!<\/script>).)*)<\/script>/s;
/** What Astro adds to the names of fonts, to tell projects apart, and what it says of them that goes without saying. */
const FONT_NOISE = /-[\da-f]{16}\b(?!\.)| format\("woff2"\)|;font-style:normal;(?=\})/g;
/** The list in `src/styles/base.scss`, known by its first token. */
const TOKENS = /:root\{(--white:(?:[^}"]|"[^"]*")*)\}/;
const TOKEN = /(--[\w-]+):((?:[^;"]|"[^"]*")*)(?:;|$)/g;
const ISLAND = /<astro-island [^>]*>/g;
const POLICY = /(<meta http-equiv="content-security-policy" content="[^"]*style-src 'self')[^;"]*([^"]*">)/;
const SCRIPT_POLICY = /(<meta http-equiv="content-security-policy" content="[^"]*script-src 'self')/;

/** Leaves out the design tokens that neither these styles nor the linked ones use. */
const dropTokens = (css: string, linked: string): string =>
  css.replace(TOKENS, (all, list: string) => {
    let tokens = [...list.matchAll(TOKEN)].map(([, name = '', value = '']) => ({ name, value }));
    const rest = css.replace(all, '') + linked;
    for (let count = 0; count !== tokens.length;) {
      count = tokens.length;
      const used = rest + tokens.map(({ value }) => value).join(';');
      tokens = tokens.filter(({ name }) => used.includes(`var(${name})`) || used.includes(`var(${name},`));
    }
    return `:root{${tokens.map(({ name, value }) => `${name}:${value}`).join(';')}}`;
  });

/**
 * Joins a built page's stylesheets, one a component, into one that stands right after the security policy and is the
 * only one the policy allows: twenty hashes do not compress. Nor do the marks in the names of fonts, which it leaves
 * out, as it does what goes without saying of fonts, and design tokens that the page does not use.
 * @param html a built page
 * @param linked the text of the stylesheets it links to
 * @throws when the page has no policy for styles
 */
export const joinStyles = (html: string, linked: string): string => {
  const joined = [...html.matchAll(STYLE)].map(([, text = '']) => text).join('');
  const css = dropTokens(joined.replace(FONT_NOISE, ''), linked);
  if (!POLICY.test(html)) throw new Error('has no security policy for styles');
  return html
    .replace(STYLE, '')
    .replace(
      POLICY,
      (_all, before: string, after: string) => `${before} ${sourceOf(css)}${after}<style>${css}</style>`,
    );
};

/**
 * Joins the two classic scripts that Astro puts before the first island (a client directive and its own start), so that
 * the policy needs one hash for both. A page without them stays as it is.
 * @param html a built page
 */
export const joinScripts = (html: string): string => {
  const [both, first = '', second = ''] = SCRIPTS.exec(html) ?? [];
  if (both === undefined) return html;
  const joined = `${first.trim()}${second.trim()}`;
  return html
    .replace(both, () => `<script>${joined}</script>`)
    .replace(SCRIPT_POLICY, (_all, before: string) => `${before} ${sourceOf(joined)}`);
};

/**
 * Leaves out what Astro says of islands and nothing reads: their number, which differs with the folder the project lies
 * in, the options of their directive, and that they are the default export.
 * @param html a built page
 */
export const trimIslands = (html: string): string =>
  html.replace(ISLAND, (island) =>
    island
      .replace(/ uid="[^"]*"/, '')
      .replace(/ opts="[^"]*"/, ' opts="{}"')
      .replace(' component-export="default"', ''),
  );
