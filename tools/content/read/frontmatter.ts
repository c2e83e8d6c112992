/** Reads the fields at the top of an MDX file, with the place of each. */
import { z } from 'astro/zod';
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type ScalarTag,
} from 'yaml';
import { commentsIn } from '../comments.ts';
import { DUPLICATE_FIELD, type FieldPath, type Fields, type Problem, type Words } from './problem.ts';
import { COMMENT, specialStart, yamlProblem } from './yamlProblem.ts';

// Astro uses the same expression to find the fields.
const FRONTMATTER = /^(\uFEFF?---)([^]*?\n)---/;

/** Astro reads a date where YAML 1.2 has only a text. */
const DATE: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d\d-\d\d$/,
  // `new Date` turns 31 June into 1 July. Left as a text, such a day is refused by the schema.
  resolve: (text) => (z.iso.date().safeParse(text).success ? new Date(text) : text),
};

/** Why no fields were found in a file, judging by its first lines. */
const missingFields = (text: string): Problem => {
  const say = (offset: number, found: string, fix: string): Problem => ({ offset, found, fix });
  const fence = /^---[ \t]*\r?$/m.exec(text);
  if (!fence) {
    const fix = 'write a line of three dashes, the fields, another line of three dashes, then the text';
    return say(0, 'no fields at the top of the file', fix);
  }
  const above = text.slice(0, fence.index);
  const isOpened = /^---[ \t]*\r?$/m.test(text.slice(fence.index + 3));
  if (/^\s*[a-zA-Z]+:(?: |\s*$)/m.test(above) && !isOpened) {
    const fix = 'write --- on a line of its own, as the first line of the file';
    return say(0, 'no line of three dashes above the fields', fix);
  }
  if (above.trim() !== '')
    return say(
      0,
      'text above the first line of dashes',
      'delete it, or move it below the second line of dashes if visitors should read it',
    );
  const fix = 'write --- on a line of its own between the last field and the text';
  return say(fence.index, 'no line of three dashes below the fields', fix);
};

/** Why the line that should close the fields is not three dashes. */
const longFence = (beyond: string): Words =>
  /^-+\s*$/.test(beyond)
    ? { found: 'more than three dashes below the fields', fix: 'write exactly three' }
    : {
        found: 'words on the same line as the dashes',
        fix: 'move the words below the dashes, after an empty line',
      };

const startOf = (node: unknown): number => (isNode(node) && node.range ? node.range[0] : 0);

const offsetIn = (document: Document, path: FieldPath): number => {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node) && isNode(node.items[Number(step)])) {
      node = node.items[Number(step)];
      offset = startOf(node);
    } else break;
  }
  return offset;
};

/** The line around a place in the fields. */
const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, text.indexOf('\n', offset));

/** What YAML allows and content must not use: anchors, aliases, tags, and comments that look like a part of a text. */
const extras = (document: Document, yaml: string): Problem[] => {
  const special: number[] = [];
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) special.push(startOf(node));
    },
  });
  return [
    ...commentsIn(yaml)
      .filter(({ text, isAlone }) => !isAlone && /^#[^\s#]/.test(text))
      .map(({ offset }) => ({ offset, ...COMMENT })),
    ...special.map((offset) => ({ offset, ...specialStart(lineAt(yaml, offset)) })),
  ];
};

/** A line whose value begins with a quotation mark and has no other. */
const OPEN_QUOTE = /(?<=^ *(?:- )?(?:[\w-]+: +)?)(["'])(?:(?!\1).)*$/m;

const problemsIn = (document: Document, yaml: string, text: string): Problem[] => {
  const [first, ...others] = document.errors.map((error) => {
    // The parser stops at the end of the fields.
    const open = error.message.startsWith('Missing closing') ? text.search(OPEN_QUOTE) : -1;
    const offset = open < 0 ? error.pos[0] : open;
    return { offset, ...yamlProblem(error, lineAt(text, offset)) };
  });
  if (!first) return extras(document, yaml);
  return [first, ...others.filter(({ found }) => found === DUPLICATE_FIELD.found)];
};

/** The fields of an MDX file, and where the text below them begins; without fields there is no text either. */
export const readFrontmatter = (text: string): Fields => {
  const match = FRONTMATTER.exec(text);
  const [whole = '', dashes = '', yaml = ''] = match ?? [];
  // Spaces replace the dashes, so that offsets match the file.
  const fields = ' '.repeat(dashes.length) + yaml;
  const document = parseDocument(fields, {
    logLevel: 'silent',
    prettyErrors: false,
    customTags: (tags) => [DATE, ...tags],
  });
  const problems = match ? problemsIn(document, fields, text) : [missingFields(text)];
  const isReadable = problems.every(({ found }) => found === COMMENT.found);
  const beyond = match ? (text.slice(whole.length).split(/[\r\n]/, 1)[0] ?? '') : '';
  if (beyond.trim() !== '') problems.push({ offset: whole.length - '---'.length, ...longFence(beyond) });
  return {
    data: isReadable ? ((document.toJS() as unknown) ?? {}) : undefined,
    problems,
    bodyStart: match ? whole.length + beyond.length : undefined,
    offsetOf: (path) => offsetIn(document, path),
    rangeOf: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) && node.range ? [node.range[0], node.range[1]] : undefined;
    },
  };
};
