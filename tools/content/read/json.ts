/** Reads a JSON file with the place of every field. */
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  type JSONPath,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { jsonProblem } from './jsonProblem.ts';
import { DUPLICATE_FIELD, type FieldPath, type Fields, type Problem } from './problem.ts';

/** Fields that occur twice in their group. */
const duplicates = (node: Node): Problem[] => {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const below = duplicates(child);
    const name = child.type === 'property' ? (child.children?.[0]?.value as unknown) : undefined;
    if (name === undefined) return below;
    const again = seen.has(name);
    seen.add(name);
    return again ? [{ offset: child.offset, ...DUPLICATE_FIELD }, ...below] : below;
  });
};

const asJsonPath = (path: FieldPath): JSONPath =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

export const readJson = (text: string): Fields => {
  const errors: ParseError[] = [];
  // A blank in the place of a byte order mark keeps every offset.
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true });
  const [first] = errors;
  const find = (path: FieldPath) => root && findNodeAtLocation(root, asJsonPath(path));
  const problems = first ? [jsonProblem(text, first)] : root ? duplicates(root) : [];
  return {
    data: problems.length > 0 || !root ? undefined : (getNodeValue(root) as unknown),
    problems,
    offsetOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node = find(path.slice(0, length));
        if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
      }
      return root?.offset ?? 0;
    },
    rangeOf: (path) => {
      const node = find(path);
      return node && !node.children ? [node.offset, node.offset + node.length] : undefined;
    },
  };
};
