/** Comments in the fields at the top of a file (`# ask again in May`). No page shows them, and nothing that writes files drops them. */
import { Lexer } from 'yaml';
import { pathsIn } from './read/problem.ts';
import type { Source } from './read/source.ts';

interface Comment {
  /** Counted from the beginning of the text. */
  offset: number;
  /** With its `#`. */
  text: string;
  /** Whether it has a line of its own. */
  isAlone: boolean;
}

/** Marks that the lexer puts between the pieces of a text. */
const MARKS = '\u0002\u0018\u001F\uFEFF';

/** Every comment in a piece of YAML. */
export const commentsIn = (yaml: string): Comment[] => {
  const comments: Comment[] = [];
  let offset = 0;
  let before = '';
  for (const token of new Lexer().lex(yaml)) {
    const isText = before === '\u001F';
    before = token;
    if (token.length === 1 && MARKS.includes(token)) continue;
    if (token.startsWith('#') && !isText) {
      const line = yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1, offset);
      comments.push({ offset, text: token.trimEnd(), isAlone: line.trim() === '' });
    }
    offset += token.length;
  }
  return comments;
};

/** A file with the comments of another version of it, each on a line above the field that it belongs to, or below the last. */
export const withComments = (source: Source, { text, data, body, offsetOf }: Source): string => {
  const fields = text.slice(0, body?.offset ?? 0);
  const places = pathsIn(data).map((path) => ({ path, at: offsetOf(path) }));
  const yaml = fields.slice(0, -'---'.length).replace(/^\uFEFF?---/, (dashes) => ' '.repeat(dashes.length));
  const added = commentsIn(yaml).map((comment) => {
    const { path } =
      (comment.isAlone
        ? places.find(({ at }) => at > comment.offset)
        : places.findLast(({ at }) => at < comment.offset)) ?? {};
    const at = path ? source.offsetOf(path) : source.text.indexOf('\n---\n') + 1;
    const start = source.text.lastIndexOf('\n', at - 1) + 1;
    return { start, line: `${' '.repeat(source.text.slice(start).search(/\S/))}${comment.text}\n` };
  });
  return added
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((all, { start, line }) => all.slice(0, start) + line + all.slice(start), source.text);
};
