/** The visual editor’s form for every field of a schema: made from the schema, so that the two cannot differ. */
import { fields, type ComponentSchema } from '@keystatic/core';
import type { Field, TextField } from '../schemas/tree.ts';

/** Longer texts get a larger box. */
const LONG = 100;

/** A file’s name as the content check wants it. */
const fileName = (name: string) => name.toLowerCase().replace(/[^a-z0-9.]+/g, '-');

/**
 * A picture beside the entry, under the name it has. By itself the editor would look for it in a folder named after
 * the entry’s slug, and on saving rename it after its field.
 */
const picture = ({ label, description, required: isRequired }: TextField): ComponentSchema => {
  const validation = { isRequired };
  const base = fields.image({
    label,
    description,
    publicPath: './',
    transformFilename: fileName,
    validation,
  });
  const filename: typeof base.filename = (value, args) => base.filename(value, { ...args, slug: undefined });
  const parse: typeof base.parse = (value, args) => base.parse(value, { ...args, slug: undefined });
  const serialize: typeof base.serialize = (value) =>
    base.serialize(value, { suggestedFilenamePrefix: undefined, slug: undefined });
  return { ...base, filename, parse, serialize };
};

const text = (field: TextField): ComponentSchema => {
  const { label, description, required: isRequired, role, max, pattern } = field;
  if (role === 'picture') return picture(field);
  if (role === 'reference')
    return fields.relationship({ label, description, collection: 'services', validation: { isRequired } });
  return fields.text({
    label,
    description,
    multiline: (max ?? 0) > LONG,
    validation: {
      isRequired,
      length: { min: isRequired ? 1 : 0, ...(max === undefined ? {} : { max }) },
      // An optional field may stay empty, which no pattern foresees.
      ...(pattern === undefined || !isRequired
        ? {}
        : { pattern: { regex: new RegExp(pattern, 'u'), message: `${label}: ${description}` } }),
    },
  });
};

/** What an item of a list is called in the list: its first words. */
const titleOf = (item: Field, value: unknown): string => {
  if (typeof value === 'string') return value;
  if (item.kind !== 'group' || typeof value !== 'object' || value === null) return '';
  const [words] = Object.entries(item.fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([key]) => (value as Record<string, unknown>)[key])
    .filter((word) => typeof word === 'string' && word !== '');
  return typeof words === 'string' ? words : '';
};

interface Preview {
  value?: unknown;
  fields?: Record<string, Preview>;
}

/** The value behind the editor’s own view of a field. */
const plain = (preview: Preview): unknown =>
  preview.fields
    ? Object.fromEntries(Object.entries(preview.fields).map(([key, child]) => [key, plain(child)]))
    : preview.value;

/** The form of one field. */
const formOf = (field: Field): ComponentSchema => {
  const { label, description } = field;
  switch (field.kind) {
    case 'text':
      return text(field);
    case 'number': {
      const { min, max, required: isRequired } = field;
      return fields.integer({ label, description, validation: { isRequired, min, max } });
    }
    case 'date':
      // As a text: written as a date it would stand without quotes, and YAML readers disagree on what that is.
      return {
        ...fields.date({ label, description, validation: { isRequired: field.required } }),
        serialize: (value: string | null) => ({ value: value ?? undefined }),
      };
    case 'choice': {
      const [first = ''] = field.options;
      const options = field.options.map((value) => ({ label: value, value }));
      return fields.select({ label, description, options, defaultValue: first });
    }
    case 'group':
      return fields.object(formsOf(field.fields), { label, description });
    case 'list': {
      const { min, max, item } = field;
      return fields.array(formOf({ ...item, label: label.replace(/s$/, '') }), {
        label,
        description,
        itemLabel: (preview) => titleOf(item, plain(preview as Preview)) || label,
        validation: { length: { min, ...(max === undefined ? {} : { max }) } },
      });
    }
  }
};

/** The forms of a group, in the schema’s order. */
export const formsOf = (group: Readonly<Record<string, Field>>): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(group).map(([key, field]) => [key, formOf(field)]));
