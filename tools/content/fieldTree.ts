/**
 * A schema as a tree of fields, for the content check, the visual editor and new entries. It is made from the JSON form
 * of the schema, so there is nothing to keep in sync.
 */
import { z } from 'astro/zod';
import type { Role } from '../../src/schemas/fields.ts';
import labels from './fieldLabels.json' with { type: 'json' };

/** Names of fields whose keys are not plain words. */
const LABELS: Readonly<Record<string, string>> = labels;

/** A field's name in plain words: `productsUrl` is “Address of the product list”. */
export const labelOf = (key: string): string => {
  const known = LABELS[key];
  if (known !== undefined) return known;
  const words = key.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface Common {
  label: string;
  description: string;
  required: boolean;
}

export interface TextField extends Common {
  kind: 'text';
  role: Role;
  min: number;
  max?: number;
  pattern?: string;
  /** What is wrong with a text that does not match the pattern: `must be the name of a folder, such as "nad-drips"`. */
  refusal?: string;
  /** The smallest size of a picture, in pixels; 0 for other texts. */
  width: number;
  height: number;
  /** The picture is the first frame of a film, whose renditions are in the same folder. */
  film: boolean;
  /** The collection that a reference points to. */
  collection?: string;
}

export interface GroupField extends Common {
  kind: 'group';
  fields: Readonly<Record<string, Field>>;
}

export type Field =
  | TextField
  | GroupField
  | (Common & { kind: 'date' })
  | (Common & { kind: 'number'; min: number; max: number })
  | (Common & { kind: 'choice'; options: readonly string[] })
  | (Common & { kind: 'list'; item: Field; min: number; max?: number });

type Json = z.core.JSONSchema.BaseSchema;

/** @throws if the schema contains a type that no tool can handle */
const field = (schema: Json, key: string, required: boolean): Field => {
  const common = { label: labelOf(key), description: schema.description ?? '', required };
  const { maxItems, maxLength, pattern } = schema;
  if (schema.enum) return { ...common, kind: 'choice', options: schema.enum.map(String) };
  if (schema.format === 'date') return { ...common, kind: 'date' };
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, child]) => [
        name,
        field(child as Json, name, schema.required?.includes(name) ?? false),
      ]);
      return { ...common, kind: 'group', fields: Object.fromEntries(fields) as GroupField['fields'] };
    }
    case 'array': {
      const item = field(schema.items as Json, 'item', true);
      const max = maxItems === undefined ? {} : { max: maxItems };
      return { ...common, kind: 'list', item, min: schema.minItems ?? 0, ...max };
    }
    case 'integer':
      return { ...common, kind: 'number', min: schema.minimum ?? 0, max: schema.maximum ?? Infinity };
    case 'string':
      return {
        ...common,
        kind: 'text',
        role: (schema['role'] as Role | undefined) ?? 'text',
        min: schema.minLength ?? 1,
        width: (schema['width'] as number | undefined) ?? 0,
        height: (schema['height'] as number | undefined) ?? 0,
        film: schema['film'] === true,
        ...(typeof schema['collection'] === 'string' ? { collection: schema['collection'] } : {}),
        ...(maxLength === undefined ? {} : { max: maxLength }),
        ...(pattern === undefined ? {} : { pattern }),
        ...(typeof schema['refusal'] === 'string' ? { refusal: schema['refusal'] } : {}),
      };
    default:
      throw new Error(
        `The field "${key}" has the type "${String(schema.type)}", which nothing here can edit.`,
      );
  }
};

/** The message of a schema for a text in the wrong form. It is asked about a blank, which no field accepts. */
const refusalOf = (schema: z.core.$ZodType) =>
  z.safeParse(schema, ' ').error?.issues.find(({ code }) => code === 'invalid_format')?.message;

/** The JSON form of a schema, with its messages for texts in the wrong form. */
const jsonSchemaOf = (schema: z.ZodObject): Json =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern !== undefined) jsonSchema['refusal'] = refusalOf(zodSchema);
    },
  });

/** The fields of a schema in the order they are written in a file. */
export const fieldTree = (schema: z.ZodObject): GroupField =>
  field(jsonSchemaOf(schema), 'entry', true) as GroupField;
