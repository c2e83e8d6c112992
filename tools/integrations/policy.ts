import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { attribute, parsePage, textOf, type Element } from './parsePage.ts';

/**
 * What a page may load, run and send to.
 * @param service the origin to which enquiries are delivered, if any; `'self'` stays, for the return after a form is sent
 * without JavaScript
 * @param hashes of the page's own scripts and styles
 */
const directives = (service: readonly string[], hashes: Record<'scripts' | 'styles', readonly string[]>) => ({
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  ...(service.length > 0 && { 'connect-src': ["'self'", ...service] }),
  'form-action': ["'self'", ...service],
  'script-src': ["'self'", ...hashes.scripts],
  'style-src': ["'self'", ...hashes.styles],
});

/** The types of scripts that hold data. Browsers do not run them, so no policy applies to them. */
const DATA = ['application/ld+json', 'application/json'];

const isInlineScript = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !DATA.includes(attribute(element, 'type') ?? '');

/**
 * Whether a script is Astro's own element for islands or its directive. Both are left out: the page's own script starts the
 * islands (`src/client/hydration/`), in 1.3 KB less.
 */
const isAstro = (element: Element) =>
  isInlineScript(element) &&
  element.attrs.length === 0 &&
  ['"astro-island"', '"astro:intent"'].some((name) => textOf(element).includes(name));

const isStyle = ({ tagName }: Element) => tagName === 'style';

/** What the page's own script reads of an island. Astro's would read more, some of which differs from build to build. */
const READ = ['component-url', 'renderer-url', 'props', 'ssr'];

/** The places of what is left out: styles, which are joined, Astro's scripts, and the attributes that only these read. */
const leftOut = (element: Element) => {
  const place = element.sourceCodeLocation;
  if (isStyle(element) || isAstro(element)) return [place];
  if (element.tagName !== 'astro-island') return [];
  const unread = Object.entries(place?.attrs ?? {}).filter(([name]) => !READ.includes(name));
  return unread.map(([, { startOffset, endOffset }]) => ({ startOffset: startOffset - 1, endOffset }));
};

/** The source expression that allows an inline script or style with this text. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Gives a page its own security policy, at the end of its head, and joins its style blocks behind it, so that one hash is
 * enough for them. Leaves out Astro's scripts for islands and what only these read. Astro's own policy (`security.csp`) has the
 * hashes of the whole site on every page: 1.1 KB more.
 * @param service the origin to which enquiries are delivered, if any
 * @throws if the page has a parse error
 */
export const addPolicy = (html: string, service?: string): string => {
  const elements = parsePage(html);
  const styles = elements.filter(isStyle);
  const scripts = elements.filter((element) => isInlineScript(element) && !isAstro(element));
  const joined = styles.map(textOf).join('');
  const policy = directives(service === undefined ? [] : [service], {
    scripts: scripts.map((script) => sourceOf(textOf(script))),
    styles: [sourceOf(joined)],
  });
  const content = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
  const meta = `<meta http-equiv="content-security-policy" content="${content.join(';')}">`;
  return elements
    .flatMap(leftOut)
    .reduceRight((rest, place) => rest.slice(0, place?.startOffset) + rest.slice(place?.endOffset), html)
    .replace('</head>', () => `${meta}<style>${joined}</style></head>`);
};

/**
 * After the build: gives every page its security policy. Must come before the integrations that read or compress pages.
 * @param endpoint where enquiries are delivered, if anywhere
 */
export const policy = (endpoint: string | undefined): AstroIntegration => ({
  name: 'sixfold:policy',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const page of globSync('**/*.html', { cwd: folder })) {
        const file = join(folder, page);
        try {
          const service = endpoint && new URL(endpoint).origin;
          writeFileSync(file, addPolicy(readFileSync(file, 'utf8'), service));
        } catch (error) {
          throw new Error(`${page} ${String(error)}`, { cause: error });
        }
      }
    },
  },
});
