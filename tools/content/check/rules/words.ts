import { bodyOf } from '../../read/body.ts';
import type { Entry } from '../../read/content.ts';
import type { Message } from '../../read/problem.ts';
import { FIX_SPACE, strangeSpace } from '../../read/spaces.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import type { Report } from '../report.ts';
import { undescriptive } from '../words/altText.ts';
import { unshownIn } from '../words/characters.ts';
import { misreadIn } from '../words/misread.ts';
import { placeholderIn } from '../words/placeholder.ts';
import { READ, type Hit, type Text, type WordRule } from '../words/rule.ts';
import { signIn } from '../words/signs.ts';

/** Values that are addresses, paths or times; of a telephone number its schema says enough. */
const VALUES: readonly Text['role'][] = ['path', 'address', 'reference', 'picture', 'time'];

const spaceAt = (value: string, index: number): Hit | undefined => {
  const found = `a no-break space, or one of another width, in ${quote(value)}`;
  return index < 0 ? undefined : { found, fix: FIX_SPACE, index };
};

/** Of each kind only the first rule that finds something speaks; some kinds make others superfluous. */
const RULES: readonly WordRule[] = [
  {
    kind: 'placeholder',
    roles: [...READ, ...VALUES, 'phone'],
    find: ({ value }) => placeholderIn(value),
  },
  { kind: 'spaces', roles: READ, find: ({ value }) => spaceAt(value, strangeSpace(value)) },
  { kind: 'spaces', roles: VALUES, find: ({ value }) => spaceAt(value, value.search(/(?! )\p{Zs}/u)) },
  { kind: 'encoding', roles: [...READ, ...VALUES], find: misreadIn },
  { kind: 'alternative-text', roles: ['alt'], find: undescriptive },
  { kind: 'markup', roles: READ, find: signIn },
  { kind: 'characters', roles: READ, find: unshownIn },
];

const SUPERFLUOUS: Readonly<Record<string, readonly string[]>> = {
  placeholder: ['alternative-text', 'markup'],
  'alternative-text': ['markup'],
  spaces: ['encoding', 'characters'],
  encoding: ['characters'],
};

/** Where an index of a node’s text is in the file: its line, and its column if the node begins on that line. */
const offsetOf = (source: string, start: number, value: string, index: number): number => {
  const lines = value.slice(0, index).split('\n');
  let offset = start;
  for (let line = 1; line < lines.length; line++) offset = source.indexOf('\n', offset) + 1;
  return offset + (lines.at(-1)?.length ?? 0);
};

/** Every text of an entry, with a way to report something about it. */
function* textsOf(
  entry: Entry,
  report: Report,
): Generator<Text & { say: (at: number, words: Message) => void }> {
  for (const { field, path, value, group } of texts(entry)) {
    const picture = group['src'] ?? group['poster'];
    yield {
      value,
      role: field.role,
      picture: typeof picture === 'string' ? picture : '',
      say: (_, words) => report.field(entry, path, words),
    };
  }
  const { source } = entry;
  for (const { node, offset } of bodyOf(source).nodes) {
    if (node.type !== 'text') continue;
    const { value } = node;
    const at = (index: number) => offsetOf(source.text, offset, value, index);
    yield { value, role: 'body', picture: '', say: (index, words) => report.text(entry, at(index), words) };
  }
}

/** Finds placeholders, strange spaces and characters, and signs of markup in the words of fields and texts. */
export const words: Rule = (content, report) => {
  for (const entry of content.entries) {
    for (const { say, ...text } of textsOf(entry, report)) {
      const settled = new Set<string>();
      for (const { kind, roles, find } of RULES) {
        const hit = settled.has(kind) || !roles.includes(text.role) ? undefined : find(text);
        if (!hit) continue;
        const { index = 0, found, fix } = hit;
        say(index, { kind, found, fix });
        for (const other of [kind, ...(SUPERFLUOUS[kind] ?? [])]) settled.add(other);
      }
    }
  }
};
