/** A new entry, valid in shape, with a placeholder for every text; the content check reports each one. */
import { fileText } from './canonical.ts';
import { entriesOf, numberAt, type Content } from './read/content.ts';
import type { MultipleCollection } from './collections.ts';
import type { Field, TextField } from './fieldTree.ts';

/** Marks a placeholder. */
const TODO = 'TODO';

const text = ({ role, description, max = Infinity }: TextField, nth: string): string => {
  if (role === 'picture') return `./${TODO}${nth}.jpg`;
  if (role === 'reference') return TODO;
  if (role === 'path') return '/contact';
  if (role === 'time') return '9:00 AM';
  return `${TODO}${nth}: ${description}`.slice(0, max).trim();
};

/** A placeholder of the right type; `nth` tells the items of a list apart. */
const placeholder = (field: Field, nth = ''): unknown => {
  switch (field.kind) {
    case 'text':
      return text(field, nth);
    case 'number':
      return field.min;
    case 'choice':
      return TODO;
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'list':
      return Array.from({ length: Math.max(1, field.min) }, (_, index) =>
        placeholder(field.item, field.min > 1 ? ` ${index + 1}` : ''),
      );
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([key, { required }]) => required || key === 'updated')
          .map(([key, child]) => [key, placeholder(child, nth)]),
      );
  }
};

/** The text of a new entry’s file. */
export const newEntry = (content: Content, collection: MultipleCollection, title: string): string => {
  const data = placeholder(collection.tree) as Record<string, unknown>;
  data[collection.title] = title;
  const orders = entriesOf(content, collection.name).map((entry) => numberAt(entry, 'order') || 0);
  data['order'] = 1 + Math.max(0, ...orders);
  const body = `${TODO}: the description of the ${collection.one}, in a few paragraphs.\n`;
  return fileText(collection.file, data, body);
};
