import { globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { copyPhotograph, SERVICES, splitMdx } from './copies.ts';

const FILES = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs':
    "import mdx from '@astrojs/mdx';\nexport default { integrations: [mdx()], build: { format: 'file' } };",
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
const pages = defineCollection({
  loader: glob({ pattern: '*.mdx', base: './pages' }),
  schema: ({ image }) => z.strictObject({ title: z.string(), summary: z.string(), image: image().optional() }),
});
export const collections = { pages };`,
  'src/pages/[slug].astro': `---
import { Picture } from 'astro:assets';
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () =>
  (await getCollection('pages')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { title, summary, image } = entry.data;
const { Content } = await render(entry);
---
<html lang="en"><title>{title}</title><h1>{title}</h1><p>{summary}</p><Content />
{image && <Picture src={image} widths={[400, 800, 1200]} formats={['avif', 'webp']} alt="" />}</html>`,
};

/**
 * Writes a project of Astro alone: one strict MDX collection, one page per entry.
 * @param illustrated whether each page has a photograph, by Astro's own `<Picture>`, which makes seven files
 * @returns its folder
 */
export const bareSite = (total: number, illustrated: boolean): string => {
  const root = mkdtempSync(join(tmpdir(), 'bare-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  const models = globSync(join(SERVICES, '*/index.mdx'));
  for (let number = 1; number <= total; number += 1) {
    const model = models[number % models.length] ?? '';
    const image = illustrated ? `image: ./page-${number}.jpg\n` : '';
    write(
      `pages/page-${number}.mdx`,
      `---\ntitle: Page ${number}\nsummary: Its summary.\n${image}---\n${splitMdx(model).body}`,
    );
    const [photograph = ''] = globSync(join(dirname(model), '*.jpg'));
    if (illustrated) copyPhotograph(photograph, join(root, `pages/page-${number}.jpg`));
  }
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    if (name !== '.astro') symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  return root;
};
