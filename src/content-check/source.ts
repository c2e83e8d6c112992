/** Content files read with the place of everything in them. */
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Node, Scalar } from 'yaml';
import { jsonTrouble, REMARK, SPECIAL_START, yamlTrouble, type Trouble } from './syntax.ts';

interface Place {
  line: number;
  column: number;
}

export type FieldPath = readonly PropertyKey[];

export interface Source {
  /** Path from the project's folder, with `/`. */
  file: string;
  text: string;
  /** The fields; undefined when they cannot be read. */
  data: unknown;
  /** The text below the fields and where it begins; undefined in a file of fields only. */
  body: { text: string; offset: number } | undefined;
  troubles: Trouble[];
  /** Where a field is: its name, or the beginning of a list's item. A missing field is where its group is. */
  at: (path: FieldPath) => Place;
  placeOf: (offset: number) => Place;
  /** What is written for a field, letter for letter; undefined where it is not one value. */
  written: (path: FieldPath) => string | undefined;
}

// The same expression Astro finds the fields with.
const FRONTMATTER = /^(\uFEFF?---)([^]*?\n)---/;

const MISSING_FIELDS: Omit<Trouble, 'offset'> = {
  found: 'no fields between two lines of three dashes at the top of the file',
  expected: '“---” as the first line, then the fields, then “---” again, then the text',
  fix: 'add the missing line of three dashes',
};

const offsetOf = (document: Document, path: FieldPath): number => {
  let node: unknown = document.contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      offset = (pair.key as Scalar).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (!isNode(node)) break;
      offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
};

/** What YAML allows and content must not use: names for values, tags, remarks. */
const oddities = (document: Document): Trouble[] => {
  const found: Trouble[] = [];
  const at = (node: Node) => node.range?.[0] ?? 0;
  visit(document, (_key, node) => {
    if (isPair(node) || !isNode(node)) return;
    if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
      found.push({ offset: at(node), ...SPECIAL_START });
    if (node.comment || node.commentBefore) found.push({ offset: at(node), ...REMARK });
  });
  if (document.comment || document.commentBefore) found.push({ offset: 0, ...REMARK });
  return found;
};

/** Reads the fields and the text of a content file. What cannot be read is reported, never thrown. */
export const readSource = (file: string, text: string): Source => {
  const lines = new LineCounter();
  const isJson = file.endsWith('.json');
  const match = isJson ? null : FRONTMATTER.exec(text);
  const start = match?.[1]?.length ?? 0;
  const fields = isJson ? text : (match?.[2] ?? '');
  // Blanks in place of the dashes keep every offset that of the file.
  const document = parseDocument(' '.repeat(isJson ? 0 : Math.max(0, start)) + fields, {
    lineCounter: lines,
    // The dates YAML knows are the dates Astro's parser makes.
    customTags: ['timestamp'],
    logLevel: 'silent',
    prettyErrors: false,
  });
  const troubles: Trouble[] = [];
  if (!isJson && !match) troubles.push({ offset: 0, ...MISSING_FIELDS });
  if (isJson) {
    try {
      JSON.parse(text);
    } catch (error) {
      troubles.push(jsonTrouble(text, error instanceof Error ? error.message : String(error)));
    }
  }
  const [first, ...others] = document.errors.map(yamlTrouble);
  if (troubles.length === 0 && first)
    troubles.push(first, ...others.filter(({ found }) => found === 'the same field twice'));
  if (troubles.length === 0) troubles.push(...oddities(document));
  const readable = troubles.every(({ found }) => found === REMARK.found || found === 'the same field twice');

  const placeOf = (offset: number): Place => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  return {
    file,
    text,
    data: readable ? (document.toJS() as unknown) : undefined,
    body: match ? { text: text.slice(match[0].length), offset: match[0].length } : undefined,
    troubles,
    at: (path) => placeOf(offsetOf(document, path)),
    placeOf,
    written: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
};
