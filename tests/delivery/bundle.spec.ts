import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';
import { BUILDS } from './places.ts';

/** The scripts of a build by name, without hashes. Those inlined in its contact page count as one. */
const scripts = (folder: string) => {
  const files = globSync('_astro/*.js', { cwd: folder }).map((file): [string, string] => [
    file.replace(/\.[\w-]{8}\.js$/, ''),
    readFileSync(`${folder}/${file}`, 'utf8'),
  ]);
  const html = readFileSync(`${folder}/contact.html`, 'utf8');
  const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text).join('\n');
  return Object.fromEntries([...files, ['inline', inline]]);
};

// Compares with the site as published: run `node tools/test/fixtureSite.ts` first.
test('a build without delivery contains no code for it', ({}, { annotations }) => {
  const without = scripts(FIXTURE_DIST);
  const delivering = scripts(BUILDS.form);
  expect(Object.keys(without).sort()).toEqual(Object.keys(delivering).sort());
  const differing = Object.keys(without).filter((name) => without[name] !== delivering[name]);
  expect(differing.sort()).toEqual(['_astro/ContactForm', 'inline']);
  for (const name of differing) {
    const [less = '', more = ''] = [without[name], delivering[name]];
    annotations.push({ type: 'bytes', description: `${name}: ${less.length} without, ${more.length} with` });
    expect(less).not.toMatch(/fetch\(|sessionStorage|submissionId|_gotcha/);
    expect(more).toMatch(/sessionStorage/);
  }
  expect(without['_astro/ContactForm']?.length).toBeLessThan(2950);
});

test('the delivering form takes at most 300 bytes more than before it knew translators, puzzles and leaving', () => {
  const { '_astro/ContactForm': form = '' } = scripts(BUILDS.form);
  expect(brotliCompressSync(form).length).toBeLessThanOrEqual(2930 + 300);
});

test('a build without delivery has the strict policy and no thank-you page', () => {
  const html = readFileSync(`${FIXTURE_DIST}/contact.html`, 'utf8');
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1];
  expect(policy).toContain(";form-action 'self';");
  expect(policy).not.toContain('connect-src');
  expect(html).toContain('<form class="contact-form" method="dialog">');
  expect(html).not.toMatch(/_gotcha|form-name|unreachable/);
  expect(globSync(`${FIXTURE_DIST}/contact/*`)).toEqual([]);
});
