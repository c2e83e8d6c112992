/** The visual editor: every collection of `content/`, read and written where it is. */
import { fields, type Collection as Many, type Config, type Singleton } from '@keystatic/core';
import { z } from 'astro/zod';
import { collectionsFor, type Collection } from '../schemas/collections.ts';
import { formsOf } from './fields.ts';

type Forms = ReturnType<typeof formsOf>;

/** The formatting a text can have; the content check refuses the rest. */
const BODY = {
  bold: true,
  italic: true,
  link: true,
  orderedList: true,
  unorderedList: true,
  heading: [2, 3],
  blockquote: false,
  code: false,
  codeBlock: false,
  divider: false,
  image: false,
  strikethrough: false,
  table: false,
} as const;

const labelOf = ({ one, folder, single }: Collection) => {
  const words = single ? one : folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The field an entry is named by; its folder is made from it. */
const nameField = ({ tree }: Collection) => ('title' in tree.fields ? 'title' : 'area');

const forms = (collection: Collection): Forms => {
  const all = formsOf(collection.tree.fields);
  if (!collection.single) {
    const key = nameField(collection);
    const { label, description } = collection.tree.fields[key] ?? { label: key, description: '' };
    const slug = {
      label: 'Address',
      description: `The folder’s name, and the end of the page’s address. Leave it alone once the ${collection.one} is published.`,
    };
    all[key] = fields.slug({ name: { label, description, validation: { isRequired: true } }, slug });
  }
  if (collection.file.endsWith('.mdx')) all['body'] = body();
  return all;
};

/** The text below the fields, with a blank line before it, as people write it. */
const body = (): ReturnType<typeof fields.mdx> => {
  const base = fields.mdx({ label: 'Text', description: 'A few paragraphs.', options: BODY });
  const serialize: typeof base.serialize = (value, args) => {
    const out = base.serialize(value, args);
    return { ...out, content: new TextEncoder().encode(`\n${new TextDecoder().decode(out.content)}`) };
  };
  return { ...base, serialize };
};

const format = ({ file }: Collection) =>
  file.endsWith('.json') ? ({ data: 'json' } as const) : ({ data: 'yaml', contentField: 'body' } as const);

const all = collectionsFor(() => z.string());

const many = all
  .filter(({ single }) => !single)
  .map((collection): [string, Many<Forms, string>] => [
    collection.name,
    {
      label: labelOf(collection),
      path: `content/${collection.folder}/*/`,
      slugField: nameField(collection),
      format: format(collection),
      schema: forms(collection),
    },
  ]);

const singles = all
  .filter(({ single }) => single)
  .map((collection): [string, Singleton<Forms>] => [
    collection.name,
    {
      label: labelOf(collection),
      path: `content/${collection.folder ? `${collection.folder}/` : collection.file.replace('.json', '')}`,
      format: format(collection),
      schema: forms(collection),
    },
  ]);

const editor: Config = {
  storage: { kind: 'local' },
  ui: { brand: { name: 'Content' } },
  collections: Object.fromEntries(many),
  singletons: Object.fromEntries(singles),
};

export default editor;
