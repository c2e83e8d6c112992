/** The visual editor’s form for every field of a schema, made from the schema so that the two cannot differ. */
import { fields, type ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';
import { labelOf } from '../content/fieldLabels.ts';
import type { Field, TextField } from '../content/fieldTree.ts';
import { refusalOf, within } from './wording.ts';

type Schema = z.core.$ZodType | undefined;

const today = () => new Date().toISOString().slice(0, 10);

/** Longer texts get a larger box. */
const LONG = 100;

/** The name of a file in the form that the content check requires. */
const fileName = (name: string) => name.toLowerCase().replace(/[^a-z0-9.]+/g, '-');

/**
 * A picture beside the entry that keeps its name. By default, Keystatic looks for it in a folder named after the slug of
 * the entry, and renames it after its field when it saves.
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

const text = (field: TextField, schema: Schema): ComponentSchema => {
  const { label, description, required: isRequired, role, max, pattern, collection } = field;
  if (role === 'picture') return picture(field);
  if (collection !== undefined)
    return fields.relationship({ label, description, collection, validation: { isRequired } });
  return fields.text({
    label,
    description,
    multiline: (max ?? 0) > LONG,
    validation: {
      isRequired,
      length: { min: isRequired ? 1 : 0, ...(max === undefined ? {} : { max }) },
      ...(pattern !== undefined && {
        pattern: {
          // An optional field may stay empty, which its pattern would reject.
          regex: new RegExp(isRequired ? pattern : `^$|${pattern}`, 'u'),
          message: refusalOf(schema),
        },
      }),
    },
  });
};

/** The title of an item in a list: its first text, or a time with what happens then. */
const titleOf = (item: Field, value: unknown): string => {
  if (typeof value === 'string') return value;
  if (item.kind !== 'group' || typeof value !== 'object' || value === null) return '';
  const isTimed = Object.values(item.fields).some((field) => field.kind === 'text' && field.role === 'time');
  const words = Object.entries(item.fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([key]) => (value as Record<string, unknown>)[key])
    .filter((word) => typeof word === 'string' && word !== '');
  return words.slice(0, isTimed ? 2 : 1).join(' – ');
};

interface Preview {
  value?: unknown;
  fields?: Record<string, Preview>;
}

/** The plain value of a field as Keystatic represents it. */
const plain = (preview: Preview): unknown =>
  preview.fields
    ? Object.fromEntries(Object.entries(preview.fields).map(([key, child]) => [key, plain(child)]))
    : preview.value;

/** The form of one field. */
const formOf = (field: Field, schema: Schema): ComponentSchema => {
  const { label, description } = field;
  switch (field.kind) {
    case 'text':
      return text(field, schema);
    case 'number': {
      const { min, max, required: isRequired } = field;
      return fields.integer({ label, description, validation: { isRequired, min, max } });
    }
    case 'date':
      // Saved as a string: without quotes YAML reads a date, and parsers differ on how.
      return {
        ...fields.date({ label, description, validation: { isRequired: field.required } }),
        serialize: (value: string | null) => ({
          // The day of the last change is the day of the save.
          value: value === null ? undefined : label === labelOf('updated') ? today() : value,
        }),
      };
    case 'choice': {
      const options = ['', ...field.options].map((value) => ({ label: value || 'Choose one', value }));
      const base = fields.select({ label, description, options, defaultValue: '' });
      const validate = (value: string) => {
        if (value === '' && field.required) throw new Error('Choose one.');
        return base.validate(value);
      };
      return { ...base, validate, serialize: (value: string) => ({ value: value || undefined }) };
    }
    case 'group':
      return fields.object(formsOf(field.fields, schema), { label, description });
    case 'list': {
      const { min, max, item } = field;
      return fields.array(formOf({ ...item, label: label.replace(/s$/, '') }, within(schema, 'item')), {
        label,
        description,
        itemLabel: (preview) => titleOf(item, plain(preview as Preview)) || label,
        validation: { length: { min, ...(max === undefined ? {} : { max }) } },
      });
    }
  }
};

/** The forms of a group, in the order of its schema. */
export const formsOf = (
  group: Readonly<Record<string, Field>>,
  schema: Schema,
): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(group).map(([key, field]) => [key, formOf(field, within(schema, key))]));
