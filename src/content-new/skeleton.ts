/** A new entry, valid in shape, whose words all wait to be filled in; the content check points at each. */
import { dump } from 'js-yaml';
import { valueAt, entriesOf, type Content } from '../content-check/content.ts';
import type { Collection } from '../schemas/collections.ts';
import type { Field, TextField } from '../schemas/tree.ts';

/** Marks what waits to be filled in. */
const TODO = 'TODO';

const text = ({ role, description, max = Infinity }: TextField, nth: string): string => {
  if (role === 'picture') return `./${TODO}${nth}.jpg`;
  if (role === 'reference') return TODO;
  if (role === 'path') return '/contact';
  if (role === 'time') return '9:00 AM';
  return `${TODO}${nth}: ${description}`.slice(0, max).trim();
};

/** A placeholder of the right shape; `nth` tells items of a list apart. */
const placeholder = (field: Field, nth = ''): unknown => {
  switch (field.kind) {
    case 'text':
      return text(field, nth);
    case 'number':
      return field.min;
    case 'choice':
      return field.options[0];
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'list':
      return Array.from({ length: Math.max(1, field.min) }, (_, index) =>
        placeholder(field.item, field.min > 1 ? ` ${index + 1}` : ''),
      );
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([, { required }]) => required)
          .map(([key, child]) => [key, placeholder(child, nth)]),
      );
  }
};

/** The position after the last. */
const nextOrder = (content: Content, { name }: Collection): number =>
  1 +
  Math.max(0, ...entriesOf(content, name).map(({ source }) => Number(valueAt(source.data, ['order'])) || 0));

/** The text of a new entry’s file. */
export const skeleton = (content: Content, collection: Collection, title: string): string => {
  const data = placeholder(collection.tree) as Record<string, unknown>;
  const name = 'title' in collection.tree.fields ? 'title' : 'area';
  Object.assign(data, { [name]: title, order: nextOrder(content, collection) });
  if (collection.file.endsWith('.json')) return `${JSON.stringify(data, null, 2)}\n`;
  return `---\n${dump(data)}---\n\n${TODO}: the description of the ${collection.one}, in a few paragraphs.\n`;
};
