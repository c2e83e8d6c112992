import type { Role } from '../../../../src/schemas/fields.ts';
import { bodyOf } from '../../read/body.ts';
import type { Words } from '../../read/problem.ts';
import { FIX_SPACE, strangeSpace } from '../../read/spaces.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { undescriptive } from '../words/altText.ts';
import { unshownIn } from '../words/characters.ts';
import { misreadIn } from '../words/misread.ts';
import { placeholderIn } from '../words/placeholder.ts';
import { signIn } from '../words/signs.ts';

/** A text of an entry: the value of a field, or a piece of the text below the fields between two symbols of markup. */
export interface Text {
  value: string;
  /** What it stands for; `body` is below the fields. */
  role: Role | 'body';
  /** The path of the picture that an alternative text belongs to; empty for other texts. */
  picture: string;
}

/** What is wrong with a text, and where in it; by default at its beginning. */
export interface Hit extends Words {
  index?: number;
}

/** The texts that visitors read or hear. */
const READ: readonly Text['role'][] = ['text', 'alt', 'body'];

/** Texts that are addresses, paths or times. Telephone numbers are left to their schema. */
const VALUES: readonly Text['role'][] = ['path', 'address', 'reference', 'picture', 'time'];

const spaceAt = (value: string, index: number): Hit | undefined => {
  const seen = quote(value.replaceAll(/(?! )\p{Zs}/gu, '␣'));
  const found = `a space that is not an ordinary one, shown here as ␣: ${seen}`;
  return index < 0 ? undefined : { found, fix: FIX_SPACE, index };
};

interface WordRule {
  kind: string;
  /** The texts it looks at. */
  roles: readonly Text['role'][];
  find: (text: Text) => Hit | undefined;
  /** The kinds of mistakes that are no longer looked for in a text once this rule has found something in it. */
  silences?: readonly string[];
}

/** Within each kind, only the first rule that finds something reports it. */
const RULES: readonly WordRule[] = [
  {
    kind: 'placeholder',
    roles: [...READ, ...VALUES, 'phone'],
    find: ({ value }) => placeholderIn(value),
    silences: ['alternative-text', 'markup'],
  },
  {
    kind: 'spaces',
    roles: [...READ, ...VALUES],
    find: ({ value, role }) =>
      spaceAt(value, READ.includes(role) ? strangeSpace(value) : value.search(/(?! )\p{Zs}/u)),
    silences: ['encoding', 'characters'],
  },
  { kind: 'encoding', roles: [...READ, ...VALUES], find: misreadIn, silences: ['characters'] },
  { kind: 'alternative-text', roles: ['alt'], find: undescriptive, silences: ['markup'] },
  { kind: 'markup', roles: READ, find: signIn },
  { kind: 'characters', roles: READ, find: unshownIn },
];

/** The place in the file of an index into a node’s text: its line, and its column if the node begins on that line. */
export const offsetOf = (source: string, start: number, value: string, index: number): number => {
  const lines = value.slice(0, index).split('\n');
  let offset = start;
  for (let line = 1; line < lines.length; line++) offset = source.indexOf('\n', offset) + 1;
  return offset + (lines.at(-1)?.length ?? 0);
};

/** What is wrong with the words of a text, each with its kind. */
const wrongs = (text: Text) => {
  const silent = new Set<string>();
  return RULES.flatMap(({ kind, roles, find, silences = [] }) => {
    const hit = silent.has(kind) || !roles.includes(text.role) ? undefined : find(text);
    if (!hit) return [];
    for (const other of silences) silent.add(other);
    const { index = 0, found, fix } = hit;
    return [{ index, message: { kind, found, fix } }];
  });
};

/** Finds placeholders, strange spaces and characters, and symbols of markup in the words of fields and texts. */
export const words: Rule = ({ entries }, report) => {
  for (const entry of entries) {
    for (const { field, path, value, group } of texts(entry)) {
      const picture = group['src'] ?? group['poster'];
      const text: Text = { value, role: field.role, picture: typeof picture === 'string' ? picture : '' };
      for (const { message } of wrongs(text)) report.field(entry, path, message);
    }
    const { source } = entry;
    for (const { node, offset } of bodyOf(source).nodes) {
      if (node.type !== 'text') continue;
      const { value } = node;
      for (const { index, message } of wrongs({ value, role: 'body', picture: '' }))
        report.text(entry, offsetOf(source.text, offset, value, index), message);
    }
  }
};
