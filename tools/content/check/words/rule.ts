import type { Role } from '../../../../src/schemas/fields.ts';
import type { Message, Words } from '../../read/problem.ts';

/** A text of an entry: the value of a field, or a piece of the text below the fields between two signs of markup. */
export interface Text {
  value: string;
  /** What it stands for; `body` is below the fields. */
  role: Role | 'body';
  /** Of an alternative text, the path of its picture; otherwise empty. */
  picture: string;
}

/** What a text has that it should not. */
export interface Hit extends Words {
  /** Where it is in the text; by default at its beginning. */
  index?: number;
}

/** A rule about the words of a text. */
export interface WordRule extends Pick<Message, 'kind' | 'severity'> {
  /** The texts it looks at. */
  roles: readonly Text['role'][];
  find: (text: Text) => Hit | undefined;
}

/** The texts that visitors read or hear. */
export const READ: readonly Text['role'][] = ['text', 'alt', 'body'];
