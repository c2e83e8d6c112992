/** What the visual editor says about a field, taken from the schema, so that the two cannot differ. */
import { z } from 'astro/zod';
import { labelOf } from '../content/fieldLabels.ts';

type Schema = z.core.$ZodType | undefined;

const required = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;

/** The schema of a field of a group, or of the items of a list. */
export const within = (schema: Schema, key: string): Schema => {
  const inner = required(schema);
  if (inner instanceof z.ZodObject) return (inner.shape as Record<string, Schema>)[key];
  return inner instanceof z.ZodArray ? inner.element : undefined;
};

/** What is wrong with a text in the wrong form: “This must be an address on this site such as …”. */
export const refusalOf = (schema: Schema): string => {
  // No field takes a blank, and the schema says what it takes instead.
  const { error } = z.safeParse(required(schema) ?? z.never(), ' ');
  const found = error?.issues.find(({ code }) => code === 'invalid_format');
  return `This ${found?.message ?? 'is not in the right form'}.`;
};

/** Where a field is, in words: `lines.2.time` is “Timed lines, 3, Time”. */
const placeOf = (path: string): string =>
  path
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : labelOf(step)))
    .join(', ');

/** Keystatic’s list of what it refuses to save, one field a line, in words. */
export const reasonsOf = (said: string): string[] =>
  said
    .split('\n')
    .slice(1)
    .map((line) => {
      const [path = '', ...reason] = line.split(': ');
      return `${placeOf(path)}: ${reason.filter((part) => !/^(Unexpected error|Error)$/.test(part)).join(': ')}`;
    });
