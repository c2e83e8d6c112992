/** The visual editor’s form for every field of a schema, made from the schema so that the two cannot differ. */
import { fields, type ComponentSchema } from '@keystatic/core';
import type { Field, TextField } from '../content/fieldTree.ts';
import { slugOf } from '../content/slug.ts';
import { image } from './keystatic.ts';

export type Forms = Record<string, ComponentSchema>;

/** What is between the name of an uploaded picture and a number of its own, until it is saved. */
export const UPLOADED = '--uploaded-';

const today = () => new Date().toISOString().slice(0, 10);

/** Longer texts get a larger box. */
const LONG = 100;

/**
 * The name of an uploaded file until it is saved: a plain one, and a mark that no other file has, so that nothing replaces
 * another picture. `takeIn` gives it its name.
 */
const fileName = (name: string) => {
  const [, words = name, ending = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  return `${slugOf(words) || 'picture'}${UPLOADED}${(uploads += 1)}${Date.now()}${ending.toLowerCase()}`;
};

/** How many files were uploaded since the editor was opened. */
let uploads = 0;

const text = (field: TextField): ComponentSchema => {
  const { label, description, required: isRequired, role, max, pattern, refusal, collection } = field;
  if (role === 'picture')
    return image({ label, description, transformFilename: fileName, validation: { isRequired } });
  if (collection !== undefined)
    return fields.relationship({ label, description, collection, validation: { isRequired } });
  return fields.text({
    label,
    description,
    multiline: (max ?? 0) > LONG,
    validation: {
      isRequired,
      length: { min: isRequired ? 1 : 0, ...(max !== undefined && { max }) },
      ...(pattern !== undefined && {
        // An optional field may stay empty, which its pattern would reject.
        pattern: {
          regex: new RegExp(isRequired ? pattern : `^$|${pattern}`, 'u'),
          message: `This ${refusal}.`,
        },
      }),
    },
  });
};

/** The value of a field as Keystatic represents it while it is edited. */
interface Preview {
  value?: unknown;
  fields?: Record<string, Preview>;
}

/** The title of an item in a list: its first text, or a time with what happens then. */
const titleOf = (item: Field, preview: Preview): string => {
  if (item.kind !== 'group') return typeof preview.value === 'string' ? preview.value : '';
  const texts = Object.entries(item.fields).filter(([, { kind }]) => kind === 'text');
  const isTimed = texts.some(([, field]) => field.kind === 'text' && field.role === 'time');
  const words = texts
    .map(([key]) => preview.fields?.[key]?.value)
    .filter((word) => typeof word === 'string' && word !== '');
  return words.slice(0, isTimed ? 2 : 1).join(' – ');
};

const formOf = (key: string, field: Field): ComponentSchema => {
  const { label, description, required: isRequired } = field;
  switch (field.kind) {
    case 'text':
      return text(field);
    case 'number': {
      const { min, max } = field;
      return fields.integer({ label, description, validation: { isRequired, min, max } });
    }
    case 'date': {
      const base = fields.date({ label, description, validation: { isRequired } });
      // The day of the last change is the day of the save.
      const serialize: typeof base.serialize = (value) => base.serialize(value && today());
      return key === 'updated' ? { ...base, serialize } : base;
    }
    case 'choice': {
      const options = ['', ...field.options].map((value) => ({ label: value || 'Choose one', value }));
      const base = fields.select({ label, description, options, defaultValue: '' });
      const validate = (value: string) => {
        if (value === '' && isRequired) throw new Error('Choose one.');
        return base.validate(value);
      };
      return { ...base, validate, serialize: (value: string) => ({ value: value || undefined }) };
    }
    case 'group':
      return fields.object(formsOf(field.fields, isRequired), { label, description });
    case 'list': {
      const { min, max, item } = field;
      return fields.array(formOf('item', { ...item, label: label.replace(/s$/, '') }), {
        label,
        description,
        itemLabel: (preview) => titleOf(item, preview as Preview) || label,
        validation: { length: { min: isRequired ? min : 0, ...(max !== undefined && { max }) } },
      });
    }
  }
};

/**
 * The forms of a group, in the order of its schema.
 * @param isRequired whether the group must be filled in; the content check refuses one that is filled in half
 */
export const formsOf = (group: Readonly<Record<string, Field>>, isRequired = true): Forms =>
  Object.fromEntries(
    Object.entries(group).map(([key, field]) => [
      key,
      formOf(key, { ...field, required: isRequired && field.required }),
    ]),
  );
