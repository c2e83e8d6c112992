/** The visual editor: a form for every collection of the content. */
import { fields, type Collection as Many, type Config, type Singleton } from '@keystatic/core';
import { COLLECTIONS, folderOf, type Collection } from '../content/collections.ts';
import { formsOf } from './fields.ts';

type Forms = ReturnType<typeof formsOf>;

/** The formatting that a text can have; the content check refuses everything else. */
const BODY = {
  bold: true,
  italic: true,
  link: true,
  orderedList: true,
  unorderedList: true,
  heading: [2, 3],
  blockquote: true,
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

const forms = (collection: Collection): Forms => {
  const all = formsOf(collection.tree.fields, collection.schema);
  if (!collection.single) {
    const key = collection.title;
    const field = collection.tree.fields[key];
    const { label, description } = field ?? { label: key, description: '' };
    const { min, max } = field?.kind === 'text' ? field : {};
    const slug = {
      label: 'Address',
      description: `The folder’s name, and the end of the page’s address. Leave it alone once the ${collection.one} is published.`,
    };
    const length = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    const validation = { isRequired: true, length };
    all[key] = fields.slug({ name: { label, description, validation }, slug });
  }
  if (collection.file.endsWith('.mdx')) all['body'] = body();
  return all;
};

/** The text below the fields. Keystatic saves it without the usual empty line before it. */
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

const many = (dir: string) =>
  COLLECTIONS.filter((one) => !one.single).map((collection): [string, Many<Forms, string>] => [
    collection.name,
    {
      label: labelOf(collection),
      path: `${folderOf(dir, collection)}/*/`,
      slugField: collection.title,
      format: format(collection),
      schema: forms(collection),
    },
  ]);

const singles = (dir: string) =>
  COLLECTIONS.filter((one) => one.single).map((collection): [string, Singleton<Forms>] => [
    collection.name,
    {
      label: labelOf(collection),
      path: `${dir}/${collection.folder ? `${collection.folder}/` : collection.file.replace('.json', '')}`,
      format: format(collection),
      schema: forms(collection),
    },
  ]);

/**
 * How the visual editor is set up.
 * @param dir the content folder, from the project's folder
 */
export const editorConfig = (dir: string): Config => ({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Content' } },
  collections: Object.fromEntries(many(dir)),
  singletons: Object.fromEntries(singles(dir)),
});
