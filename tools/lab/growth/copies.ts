/** Adds content to a copy of the project, modelled on what is there. */
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';

export const SERVICES = 'content/services';

/** Copies a photograph under another digest, by adding a comment to it. A JPEG begins with two fixed bytes. */
export const copyPhotograph = (from: string, to: string): void => {
  const bytes = readFileSync(from);
  const comment = Buffer.from(to);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  writeFileSync(to, Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)]));
};

/** An MDX file's fields, and the text below them. */
export const splitMdx = (file: string): { fields: string; body: string } => {
  const [, fields = '', body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return { fields, body };
};

/** Adds services, each with its own text and photograph, until there are `total`. */
export const addServices = (root: string, total: number): void => {
  const models = readdirSync(join(root, SERVICES));
  for (let number = models.length + 1; number <= total; number += 1) {
    const model = join(root, SERVICES, models[number % models.length] ?? '');
    const folder = join(root, SERVICES, `another-${number}`);
    mkdirSync(folder);
    for (const name of readdirSync(model)) {
      if (!name.endsWith('.mdx')) {
        copyPhotograph(join(model, name), join(folder, name));
        continue;
      }
      const { fields, body } = splitMdx(join(model, name));
      const document = parseDocument(fields);
      document.set('title', `Another ${number}`);
      document.set('order', number);
      document.set('summary', `${number}. ${String(document.get('summary'))}`);
      writeFileSync(join(folder, name), `---\n${document.toString()}---\n${body}`);
    }
  }
};

interface Gallery {
  photos: { src: string; alt: string }[];
}

/** Adds photographs to one place of the gallery until all places together have `total`. */
export const addPhotographs = (root: string, total: number): void => {
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
