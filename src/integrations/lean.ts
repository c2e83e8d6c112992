import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SPECULATION_RULES } from '../client/speculationRules.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE = /<style>(.*?)<\/style>/gs;
const SCRIPT = /<script(?: type="module")?>(.*?)<\/script>/gs;
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;

/** Allows by hash only what is in `texts`, in one directive of a policy. */
const allow = (policy: string, directive: string, texts: readonly string[]) =>
  policy.replace(new RegExp(`(${directive})([^;]*)`), (_all, name: string, sources: string) => {
    const others = sources.split(' ').filter((source) => source !== '' && !source.startsWith("'sha256-"));
    return [name, ...others, ...new Set(texts.map(hash))].join(' ');
  });

/**
 * Makes a built page as small as what it shows: one stylesheet instead of one a component, and a security policy that
 * allows this page's own scripts and styles instead of the whole site's. Forty hashes do not compress.
 * @throws when the page has no policy
 */
export const lean = (html: string): string => {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css).join('');
  const scripts = [...html.matchAll(SCRIPT)].map(([, script = '']) => script);
  if (!POLICY.test(html)) throw new Error('The page has no Content-Security-Policy.');
  return html.replace(STYLE, '').replace(POLICY, (_all, before: string, policy: string, after: string) => {
    const allowed = allow(
      allow(policy, 'script-src', [SPECULATION_RULES, ...scripts]),
      'style-src',
      styles ? [styles] : [],
    );
    return `${before}${allowed}${after}<style>${styles}</style>`;
  });
};

/** Runs {@link lean} over every built page. */
export const leanPages = (): AstroIntegration => ({
  name: 'sixfold:lean',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      for await (const file of glob('**/*.html', { cwd: root })) {
        await writeFile(root + file, lean(await readFile(root + file, 'utf8')));
      }
    },
  },
});
