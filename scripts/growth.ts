// What more content costs: builds copies of the site with ten times the services, then ten times the gallery, with no
// picture finished and again after one edit, beside a bare Astro site of as many pages in the same run.
//   npm run growth                # all
//   npm run growth -- services    # one of the copies, by a word of its name
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

/** A site of Astro alone: one strict MDX collection, a page an entry, no pictures. */
const bareSite = (texts: string, total: number): string => {
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
  schema: z.strictObject({ title: z.string(), summary: z.string() }),
});
export const collections = { pages };`,
  );
  write(
    'src/pages/[slug].astro',
    `---
import { getCollection, render } from 'astro:content';
export const getStaticPaths = async () =>
  (await getCollection('pages')).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<html lang="en"><title>{entry.data.title}</title><h1>{entry.data.title}</h1><p>{entry.data.summary}</p><Content /></html>`,
  );
  const models = globSync(join(texts, '*/index.mdx'));
  for (let number = 1; number <= total; number += 1) {
    const body = readFileSync(models[number % models.length] ?? '', 'utf8').split(/^---$/m)[2] ?? '';
    write(`pages/page-${number}.mdx`, `---\ntitle: Page ${number}\nsummary: Its summary.\n---\n${body}`);
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
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

/** Changes one word of one service. */
const edit = (root: string): void => {
  const file = join(root, SERVICES, 'sauna/index.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('warm timber', 'fresh timber'));
};

const tell = (what: string, cold: Cost, after?: Cost): void => {
  const cells = [what, cold.pages, `${cold.seconds.toFixed(1)} s`, `${cold.size.toFixed(1)} MB`];
  if (after) {
    const share = ((100 * after.seconds) / cold.seconds).toFixed(0);
    cells.push(`${after.seconds.toFixed(1)} s (${share}%)`);
  } else cells.push('');
  console.log(`| ${cells.join(' | ')} |`);
};

console.log(`| ${['Site', 'Pages', 'Cold', 'Output', 'After one edit'].join(' | ')} |`);
console.log('| --- | --- | --- | --- | --- |');
const SITES: [string, (root: string) => void][] = [
  ['as it is', () => undefined],
  ['170 services', (root) => addServices(root, 170)],
  ['150 gallery pictures', (root) => addPhotographs(root, 150)],
];
const [wanted = ''] = process.argv.slice(2);
for (const [what, grow] of SITES.filter(([name]) => name.includes(wanted))) {
  const { root, remove } = workshop();
  try {
    const cache = join(root, 'node_modules/.astro');
    rmSync(cache, { recursive: true });
    mkdirSync(cache);
    grow(root);
    const cold = build(root);
    edit(root);
    tell(what, cold, build(root));
  } finally {
    remove();
  }
}
for (const total of [17, 170]) {
  const root = bareSite(SERVICES, total);
  try {
    tell(`bare Astro, ${total} pages`, build(root));
  } finally {
    rmSync(root, { recursive: true });
  }
}
