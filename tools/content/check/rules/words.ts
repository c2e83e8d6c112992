import type { Role } from '../../../../src/schemas/fields.ts';
import { bodyOf } from '../../read/body.ts';
import type { Entry } from '../../read/content.ts';
import type { Message, Words } from '../../read/problem.ts';
import { FIX_SPACE, strangeSpace } from '../../read/spaces.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { remember } from '../remember.ts';
import type { Report } from '../report.ts';
import { undescriptive } from '../words/alternativeText.ts';
import { misreadIn, unshownIn } from '../words/characters.ts';
import { placeholderIn } from '../words/placeholder.ts';
import { signIn } from '../words/patterns.ts';

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
export const READ: readonly Text['role'][] = ['text', 'alt', 'body'];

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
  {
    kind: 'alternative-text',
    roles: ['alt'],
    find: ({ value, picture }) => undescriptive(value, picture),
    silences: ['markup'],
  },
  { kind: 'markup', roles: READ, find: signIn },
  { kind: 'characters', roles: READ, find: unshownIn },
];

/** The place in the file of an index into a node’s text: its line, and its column if the node begins on that line. */
const offsetOf = (source: string, start: number, value: string, index: number): number => {
  const lines = value.slice(0, index).split('\n');
  let offset = start;
  for (let line = 1; line < lines.length; line++) offset = source.indexOf('\n', offset) + 1;
  return offset + (lines.at(-1)?.length ?? 0);
};

/** Fields with the names of people. */
const NAMES: readonly string[] = ['name', 'practitioner', 'approvedBy'];

/** The texts of an entry, each with a function that reports what is wrong with it, at an index in it. */
export const textsOf = (entry: Entry, report: Report) => {
  const { source } = entry;
  const { nodes } = bodyOf(source);
  // Words of another language are in italics.
  const italic = nodes.flatMap(({ node }) => (node.type === 'emphasis' ? node.children : []));
  const fields = texts(entry).map(({ field, path, value, group }) => {
    const picture = group['src'] ?? group['poster'];
    const text: Text = { value, role: field.role, picture: typeof picture === 'string' ? picture : '' };
    return {
      ...text,
      isForeign: NAMES.includes(String(path.at(-1))),
      say: (message: Message) => report.field(entry, path, message),
    };
  });
  const pieces = nodes.flatMap(({ node, offset }) => {
    if (node.type !== 'text') return [];
    const text: Text = { value: node.value, role: 'body', picture: '' };
    const say = (message: Message, index: number) =>
      report.text(entry, offsetOf(source.text, offset, node.value, index), message);
    return [{ ...text, isForeign: italic.includes(node), say }];
  });
  return [...fields, ...pieces];
};

/** What is wrong with a text, and where in it. */
const wrongs = remember((value: string, role: Text['role'], picture: string) => {
  const silent = new Set<string>();
  return RULES.flatMap(({ kind, roles, find, silences = [] }) => {
    const hit = silent.has(kind) || !roles.includes(role) ? undefined : find({ value, role, picture });
    if (!hit) return [];
    for (const other of silences) silent.add(other);
    return [{ index: hit.index ?? 0, message: { kind, found: hit.found, fix: hit.fix } }];
  });
});

/** Finds placeholders, strange spaces and characters, and symbols of markup in the words of fields and texts. */
export const words: Rule = ({ entries }, report) => {
  for (const { value, role, picture, say } of entries.flatMap((entry) => textsOf(entry, report)))
    for (const { message, index } of wrongs(value, role, picture)) say(message, index);
};
