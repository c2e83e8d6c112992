/** Values that their schema allows and that read wrong once they are shown. */
import type { Message } from '../../read/problem.ts';
import { quote } from '../phrases.ts';
import { readTable } from '../tables/table.ts';

const WRONG = readTable('values');

/**
 * What is wrong with the value of a field, if anything is.
 * @param key the names of the fields that lead to it, with dots between them
 */
export const wrongIn = (key: string, value: string): Message | undefined => {
  const row = WRONG.find(({ where, looks }) => where.test(key) && looks.test(value));
  if (!row) return undefined;
  const { kind, severity, is, fix } = row;
  const rest = row.looks.exec(value)?.groups?.['rest'] ?? '';
  return {
    kind,
    ...(severity && { severity }),
    about: value,
    found: `${quote(value)}, ${is}`,
    fix: fix.replace('$<rest>', rest),
  };
};
