import { createHash } from 'node:crypto';

/** The source expression that allows one inline element. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The security policy of every page, beside what Astro adds for scripts and styles.
 * @param endpoint where enquiries are delivered, which opens the policy for exactly that origin; `'self'` stays, for
 * the way back after a form sent without JavaScript
 */
export const directives = (endpoint: string | undefined) => {
  const service = endpoint === undefined ? '' : ` ${new URL(endpoint).origin}`;
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    ...(service ? [`connect-src 'self'${service}` as const] : []),
    `form-action 'self'${service}`,
  ] as const;
};

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;

/**
 * Narrows a built page's own policy to what that page needs: Astro allows the scripts and styles of the whole site on
 * every page, files included, which `'self'` covers already. A kilobyte of hashes that no compression shortens.
 * @param html a built page
 * @param inserted the texts of inline elements that scripts insert later
 * @throws when the page has no policy, or has something inline that its policy would block
 */
export const tightenPolicy = (html: string, inserted: readonly string[]): string => {
  const policy = POLICY.exec(html)?.[2];
  if (policy === undefined) throw new Error('has no security policy');
  const needed = new Set([...inlineTexts(html), ...inserted].map(sourceOf));
  for (const source of needed) {
    if (!policy.includes(source))
      throw new Error(`has an inline element that its policy does not allow: ${source}`);
  }
  const attribute = /<[a-z][^>]* (?:style|on[a-z]+)="[^>]*>/.exec(html)?.[0];
  if (attribute) throw new Error(`has an attribute that its policy blocks: ${attribute}`);
  const narrow = policy.replace(/ '(?:sha\d+-[^']+)'/g, (source) =>
    needed.has(source.trim()) ? source : '',
  );
  return html.replace(POLICY, (_, before: string, __, after: string) => before + narrow + after);
};

/** The contents of inline scripts and styles. Data blocks (JSON-LD) are not run, so no policy asks about them. */
const inlineTexts = (html: string): string[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '']) => !/ src=|type="application\/ld\+json"/.test(attributes))
    .map(([, , , text = '']) => text);
