import { createHash } from 'node:crypto';
import { SPECULATION_RULES } from '../../src/client/speculationRules.ts';
import { attribute, replaceAttribute, type Edit, type Element, type Page } from './page.ts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** The source expression that allows an inline element with this text. */
export const sourceOf = (text: string) => `'${hashOf(text)}'` as const;

/** The texts of inline scripts that a page's own script inserts later. */
const INSERTED = [SPECULATION_RULES];

/**
 * The security policy that Astro writes into every page. Astro adds `font-src`, and the hashes of the whole site's
 * scripts and styles.
 * @param endpoint where enquiries are delivered, which opens the policy for exactly that origin; `'self'` stays, for
 * the return after a form is sent without JavaScript
 */
export const securityPolicy = (endpoint: string | undefined) => {
  const service = endpoint === undefined ? '' : ` ${new URL(endpoint).origin}`;
  return {
    directives: [
      "default-src 'self'" as const,
      "img-src 'self' data:" as const,
      ...(service ? [`connect-src 'self'${service}` as const] : []),
      `form-action 'self'${service}` as const,
    ],
    scriptDirective: { resources: ["'self'"], hashes: INSERTED.map(hashOf) },
  };
};

/** A security policy: the name of each directive and its sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Without one of these, a page would be less safe or Astro's hashes would be missed. */
const REQUIRED = ['default-src', 'script-src', 'style-src', 'form-action'];

/**
 * The one policy of a built page.
 * @throws when there is none or more than one, or when it lacks a directive
 */
export const readPolicy = ({ elements }: Page): { meta: Element; policy: Policy } => {
  const isPolicy = (element: Element) =>
    element.tagName === 'meta' &&
    attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';
  const [meta, second] = elements.filter(isPolicy);
  if (!meta) throw new Error('has no security policy');
  if (second) throw new Error('has more than one security policy');
  const lines = (attribute(meta, 'content') ?? '').split(';').map((line) => line.trim().split(/\s+/));
  const policy = new Map(lines.map(([name = '', ...sources]) => [name, sources]));
  const missing = REQUIRED.filter((name) => !policy.has(name));
  if (missing.length > 0) throw new Error(`has a security policy without ${missing.join(', ')}`);
  return { meta, policy };
};

/**
 * Narrows a page's policy to what the page itself needs. Astro allows the scripts and styles of the whole site on
 * every page: a kilobyte of hashes, which do not compress.
 * @param scripts the texts of the page's inline scripts
 * @param styles the texts of its style blocks
 */
export const narrowPolicy = (
  meta: Element,
  policy: Policy,
  scripts: readonly string[],
  styles: readonly string[],
): Edit => {
  const withHashes = (name: string, texts: readonly string[]): [string, readonly string[]] => [
    name,
    [...(policy.get(name) ?? []).filter((source) => !/^'sha\d+-/.test(source)), ...texts.map(sourceOf)],
  ];
  const narrowed = new Map([
    ...policy,
    withHashes('script-src', [...scripts, ...INSERTED]),
    withHashes('style-src', styles),
  ]);
  narrowed.delete('');
  const content = [...narrowed].map(([name, sources]) => [name, ...sources].join(' ')).join(';');
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return replaceAttribute(meta, 'content', ` content="${escaped}"`);
};
