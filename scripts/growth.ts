// What more content costs: builds copies of the site with ten times the services, then ten times the gallery, with no
// picture finished and again after one edit, beside a bare Astro site of as many pages in the same run.
//   npm run growth                # all
//   npm run growth -- services    # those with a word in their name
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildIn, workshop } from '../tests/fixtures/workshop.ts';

const SERVICES = 'content/services';

/** Copies a photograph so that it counts as another: with a comment in the file (a JPEG begins with two fixed bytes). */
const copyPhotograph = (from: string, to: string): void => {
  const bytes = readFileSync(from);
  const comment = Buffer.from(to);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  writeFileSync(to, Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)]));
};

/** Adds services like those there are, each with words and a photograph of its own, until there are `total`. */
const addServices = (root: string, total: number): void => {
  const there = readdirSync(join(root, SERVICES));
  for (let number = there.length + 1; number <= total; number += 1) {
    const model = there[number % there.length] ?? '';
    const folder = join(root, SERVICES, `another-${number}`);
    mkdirSync(folder);
    for (const name of readdirSync(join(root, SERVICES, model))) {
      const from = join(root, SERVICES, model, name);
      if (!name.endsWith('.mdx')) copyPhotograph(from, join(folder, name));
      else {
        const text = readFileSync(from, 'utf8')
          .replace(/^title: .*/m, `title: Another ${number}`)
          .replace(/^order: .*/m, `order: ${number}`)
          .replace(/^summary: >-\n {2}/m, `summary: >-\n  ${number}. `);
        writeFileSync(join(folder, name), text);
      }
    }
  }
};

interface Gallery {
  photos: { src: string; alt: string }[];
}

/** Adds photographs to one place of the gallery until all places together have `total`. */
const addPhotographs = (root: string, total: number): void => {
  const places = globSync(join(root, 'content/gallery/*/index.json'));
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Gallery;
  const [first = ''] = places;
  const place = read(first);
  const models = [...place.photos];
  let count = places.reduce((sum, file) => sum + read(file).photos.length, 0);
  for (; count < total; count += 1) {
    const model = models[count % models.length] ?? { src: '', alt: '' };
    const src = `./another-${count}.jpg`;
    copyPhotograph(join(dirname(first), model.src), join(dirname(first), src));
    place.photos.push({ src, alt: `${model.alt} Number ${count}.` });
  }
  writeFileSync(first, JSON.stringify(place, null, 2));
};

/**
 * A site of Astro alone: one strict MDX collection, a page an entry.
 * @param illustrated with a photograph on each page, by Astro's own `<Picture>`: seven files
 */
const bareSite = (total: number, illustrated: boolean): string => {
  const root = mkdtempSync(join(tmpdir(), 'bare-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('package.json', '{ "type": "module" }');
  write(
    'astro.config.mjs',
    "import mdx from '@astrojs/mdx';\nexport default { integrations: [mdx()], build: { format: 'file' } };",
  );
  write(
    'src/content.config.ts',
    `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
const pages = defineCollection({
  loader: glob({ pattern: '*.mdx', base: './pages' }),
  schema: ({ image }) => z.strictObject({ title: z.string(), summary: z.string(), image: image().optional() }),
});
export const collections = { pages };`,
  );
  write(
    'src/pages/[slug].astro',
    `---
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
  );
  const models = globSync(join(SERVICES, '*/index.mdx'));
  for (let number = 1; number <= total; number += 1) {
    const model = models[number % models.length] ?? '';
    const body = readFileSync(model, 'utf8').split(/^---$/m)[2] ?? '';
    const image = illustrated ? `image: ./page-${number}.jpg\n` : '';
    write(
      `pages/page-${number}.mdx`,
      `---\ntitle: Page ${number}\nsummary: Its summary.\n${image}---\n${body}`,
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

interface Cost {
  seconds: number;
  pages: number;
  /** Of everything in `dist/`, in MB. */
  size: number;
}

const build = (root: string): Cost => {
  const start = performance.now();
  const failure = buildIn(root);
  if (failure !== undefined) throw new Error(failure);
  const seconds = (performance.now() - start) / 1000;
  const files = globSync('**/*', { cwd: join(root, 'dist') }).map((file) => join(root, 'dist', file));
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
  return { seconds, pages: files.filter((file) => file.endsWith('.html')).length, size };
};

/** Changes one word of one service, or of one page of a bare site. */
const edit = (root: string): void => {
  const [file = ''] = globSync(join(root, '{content/services/sauna/index,pages/page-1}.mdx'));
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()} Once more.\n`);
};

/** A copy of the site without any finished picture. */
const copy = (grow: (root: string) => void): string => {
  const { root } = workshop();
  const cache = join(root, 'node_modules/.astro');
  rmSync(cache, { recursive: true });
  mkdirSync(cache);
  grow(root);
  return root;
};

const SITES: [string, () => string][] = [
  ['as it is', () => copy(() => undefined)],
  ['170 services', () => copy((root) => addServices(root, 170))],
  ['150 gallery pictures', () => copy((root) => addPhotographs(root, 150))],
  ['bare Astro, 17 pages', () => bareSite(17, false)],
  ['bare Astro, 170 pages', () => bareSite(170, false)],
  ['bare Astro, 170 pages with photographs', () => bareSite(170, true)],
];

const tell = (...cells: unknown[]): void => console.log(`| ${cells.join(' | ')} |`);

const [wanted = ''] = process.argv.slice(2);
tell('Site', 'Pages', 'Cold', 'Output', 'After one edit');
tell('---', '---:', '---:', '---:', '---:');
for (const [what, make] of SITES.filter(([name]) => name.includes(wanted))) {
  const root = make();
  try {
    const cold = build(root);
    edit(root);
    const { seconds } = build(root);
    const share = `${seconds.toFixed(1)} s (${((100 * seconds) / cold.seconds).toFixed(0)}%)`;
    tell(what, cold.pages, `${cold.seconds.toFixed(1)} s`, `${cold.size.toFixed(1)} MB`, share);
  } finally {
    rmSync(root, { recursive: true });
  }
}
