/** The visual editor: a form for every collection of the content. */
import { fields, type Collection as Many, type Config, type Singleton } from '@keystatic/core';
import { COLLECTIONS, folderOf, type Collection, type MultipleCollection } from '../content/collections.ts';
import { formsOf, type Forms } from './fields.ts';

/** The formatting that a text cannot have, because the content check refuses it. */
const BODY = {
  heading: [2, 3],
  code: false,
  codeBlock: false,
  divider: false,
  image: false,
  strikethrough: false,
  table: false,
} as const;

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const schemaOf = ({ tree, file }: Collection): Forms => ({
  ...formsOf(tree.fields),
  ...(file.endsWith('.mdx') && {
    body: fields.mdx({ label: 'Text', description: 'A few paragraphs.', options: BODY }),
  }),
});

const formatOf = ({ file }: Collection) =>
  file.endsWith('.json') ? ({ data: 'json' } as const) : ({ data: 'yaml', contentField: 'body' } as const);

/** The title of an entry together with its address. */
const titleOf = ({ title, tree, one }: MultipleCollection) => {
  const field = tree.fields[title];
  if (field?.kind !== 'text') throw new Error(`The title of a ${one} must be a text.`);
  const { label, description, min, max } = field;
  const length = { min, ...(max !== undefined && { max }) };
  return fields.slug({
    name: { label, description, validation: { isRequired: true, length } },
    slug: {
      label: 'Address',
      description:
        'The folder’s name and, if there is a page, the end of its address. If you change it, links and visitors follow.',
    },
  });
};

const many = (dir: string, collection: MultipleCollection): Many<Forms, string> => ({
  label: capitalised(collection.folder.replaceAll('-', ' ')),
  path: `${folderOf(dir, collection)}/*/`,
  slugField: collection.title,
  format: formatOf(collection),
  schema: { ...schemaOf(collection), [collection.title]: titleOf(collection) },
});

const singleton = (dir: string, collection: Collection): Singleton<Forms> => ({
  label: capitalised(collection.one),
  path: `${dir}/${collection.folder ? `${collection.folder}/` : collection.file.replace('.json', '')}`,
  format: formatOf(collection),
  schema: schemaOf(collection),
});

/**
 * How the visual editor is set up.
 * @param dir the content folder, from the project’s folder
 */
export const editorConfig = (dir: string): Config => ({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Content' } },
  collections: Object.fromEntries(
    COLLECTIONS.flatMap((one) => (one.single ? [] : [[one.name, many(dir, one)] as const])),
  ),
  singletons: Object.fromEntries(
    COLLECTIONS.flatMap((one) => (one.single ? [[one.name, singleton(dir, one)] as const] : [])),
  ),
});
