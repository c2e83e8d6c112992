/** Reads the fields at the top of an MDX file, with the place of each. */
import { load, YAMLException } from 'js-yaml';
import { isAlias, isMap, isNode, isScalar, isSeq, Lexer, parseDocument, visit, type Document } from 'yaml';
import { DUPLICATE_FIELD, type FieldPath, type Fields, type Problem, type ProblemWords } from './problem.ts';
import { REMARK, SPECIAL_START, yamlProblem } from './yamlProblem.ts';

// Astro uses the same expression to find the fields.
const FRONTMATTER = /^(\uFEFF?---)([^]*?\n)---/;

const MISSING_FIELDS: Omit<Problem, 'offset'> = {
  found: 'no fields between two lines of three dashes at the top of the file',
  expected: '“---” as the first line, then the fields, then “---” again, then the text',
  fix: 'add the missing line of three dashes',
};

/** Why a file has no fields, as far as its first lines show. */
const missingFields = (text: string): Problem => {
  const fence = /^---[ \t]*\r?$/m.exec(text);
  if (fence && fence.index > 0 && text.slice(0, fence.index).trim() !== '') {
    return {
      ...MISSING_FIELDS,
      offset: 0,
      found: 'text above the first line of dashes',
      fix: 'move it below the second line of dashes',
    };
  }
  if (!fence) return { ...MISSING_FIELDS, offset: 0 };
  return {
    ...MISSING_FIELDS,
    offset: fence.index,
    found: 'one line of three dashes, and no second one below the fields',
    fix: 'write --- on a line of its own between the last field and the text',
  };
};

/** Why the second line of dashes is not one. */
const longFence = (beyond: string): ProblemWords => ({
  found: /^-+\s*$/.test(beyond)
    ? 'more than three dashes below the fields'
    : 'words after the second three dashes',
  expected: 'exactly three dashes on a line of their own',
  fix: /^-+\s*$/.test(beyond) ? 'write ---' : 'write ---, and the words below it, after an empty line',
});

/** Problems that leave the fields readable, so that their values are checked as well. */
const HARMLESS: readonly string[] = [REMARK.found, DUPLICATE_FIELD.found];

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

/** What the lexer puts between tokens; the text itself has none of them there. */
const MARKERS: readonly string[] = ['\u0002', '\u0018', '\u001F'];

/** Where each comment begins. */
const remarksIn = (yaml: string): number[] => {
  const found: number[] = [];
  let at = 0;
  let before = '';
  for (const token of new Lexer().lex(yaml)) {
    // After a marker of a text, “#” is part of that text.
    if (token.startsWith('#') && before !== '\u001F') found.push(at);
    if (!MARKERS.includes(token)) at += token.length;
    before = token;
  }
  return found;
};

/** What YAML allows and content must not use: anchors, aliases, tags and comments. */
const extras = (document: Document, yaml: string): Problem[] => {
  const found = remarksIn(yaml).map((offset): Problem => ({ offset, ...REMARK }));
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
        found.push({ offset: startOf(node), ...SPECIAL_START });
    },
  });
  return found;
};

/** The line around a place between the two lines of dashes. */
const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, text.indexOf('\n', offset));

const problemsIn = (document: Document, yaml: string, text: string): Problem[] => {
  const [first, ...others] = document.errors.map((error) => yamlProblem(error, lineAt(text, error.pos[0])));
  if (!first) return extras(document, yaml);
  return [first, ...others.filter(({ found }) => found === DUPLICATE_FIELD.found)];
};

/**
 * The values as js-yaml reads them, which is what Astro uses. The parser above gives the place of everything, but reads
 * some values differently: 1_000 is a string to it and a number to js-yaml.
 */
const valuesOf = (yaml: string, start: number): { data: unknown } | { problem: Problem } => {
  try {
    return { data: load(yaml, { json: true }) };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const words = { found: error.reason, expected: 'plain YAML', fix: 'put the text between single quotes' };
    return { problem: { offset: start + error.mark.position, ...words } };
  }
};

/** The fields of an MDX file, and where the text below them begins; without fields there is no text either. */
export const readFrontmatter = (text: string): Fields & { bodyStart: number | undefined } => {
  const match = FRONTMATTER.exec(text);
  const [whole = '', dashes = '', yaml = ''] = match ?? [];
  // Spaces replace the dashes, so that offsets match the file.
  const fields = ' '.repeat(dashes.length) + yaml;
  const document = parseDocument(fields, {
    logLevel: 'silent',
    prettyErrors: false,
  });
  const problems = match ? problemsIn(document, fields, text) : [missingFields(text)];
  const values = problems.every(({ found }) => HARMLESS.includes(found))
    ? valuesOf(yaml, dashes.length)
    : { data: undefined };
  if ('problem' in values) problems.push(values.problem);
  const beyond = match ? (text.slice(whole.length).split(/[\r\n]/, 1)[0] ?? '') : '';
  if (beyond.trim() !== '') problems.push({ offset: whole.length - '---'.length, ...longFence(beyond) });
  return {
    data: 'data' in values ? values.data : undefined,
    problems,
    bodyStart: match ? whole.length + beyond.length : undefined,
    offsetOf: (path) => offsetIn(document, path),
    rangeOf: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) && node.range ? [node.range[0], node.range[1]] : undefined;
    },
  };
};
