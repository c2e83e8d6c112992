/** What the tables find in texts: promises, values that read wrong, symbols of markup, and traces. */
import type { Message, Words } from '../../read/problem.ts';
import { quote } from '../phrases.ts';
import type { Hit, Text } from '../rules/words.ts';
import { readTable, type Row } from '../tables/table.ts';

const [CLAIMS, VALUES] = [readTable('claims'), readTable('values')];
const [SIGNS, TRACES] = [readTable('signs'), readTable('traces')];

/** The first row for a place whose pattern is in a text, and where it is. */
const firstIn = (rows: readonly Row[], place: string, text: string) => {
  for (const row of rows) {
    const match = row.where.test(place) ? row.looks.exec(text) : null;
    if (match) return { ...row, match };
  }
  return undefined;
};

/** What to do, with what the groups of the pattern found in the place of their names. */
const written = (fix: string, { groups = {} }: RegExpExecArray) =>
  fix.replaceAll(/\$<(\w+)>/g, (_, name: string) => groups[name] ?? '');

/** A sentence about a journey, a walk or an hour of leisure gives no session’s length, unless it speaks of one too or is a line of the timetable. */
const OTHER_TIME =
  /\ban hour\b|\b(?:walk(?:s|ing)?|drives?|rides?|flights?|fly|flies|journeys?|crossings?|ferry|ferries|boats?|taxis?|bus|buses|trains?|cars?|transfers?|airports?|harbour|by foot|on foot|inland|away|later|after|before|wait(?:s|ing)?)\b/i;
const SESSION = /\b(?:sessions?|treatments?|massages?|rounds?|drips?|class(?:es)?|rituals?|lasts?|each)\b/i;

/** Whether a sentence matches, and does not deny it first: “we promise no cures”. */
const promises = (sentence: string, { is, looks }: Row, collection: string): boolean => {
  const isLength = is === 'the length of a session' && collection !== 'schedule';
  if (isLength && !SESSION.test(sentence) && OTHER_TIME.test(sentence)) return false;
  const at = looks.exec(sentence)?.index ?? -1;
  return at >= 0 && !/\b(?:no|not|never|nor|without|cannot|nothing)\b/i.test(sentence.slice(0, at));
};

const SENTENCE = /[^.!?]+(?:[.!?]+(?=\s|$)|\.(?=\d)|$)/gu;

/** Each sentence of a text that promises too much. */
export const claimsIn = (text: string, collection: string): (Words & { about: string })[] =>
  (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const claim = CLAIMS.find((row) => promises(sentence, row, collection));
    const about = sentence.trim();
    return claim ? [{ about, found: `${claim.is}: “${about}”`, fix: claim.fix }] : [];
  });

/**
 * What is wrong with the value of a field that its schema allows, if anything is.
 * @param key the names of the fields that lead to it, with dots between them
 */
export const wrongIn = (key: string, value: string): Message | undefined => {
  const row = firstIn(VALUES, key, value);
  if (!row) return undefined;
  const { kind, severity, is, fix, match } = row;
  return { kind, severity, about: value, found: `${quote(value)}, ${is}`, fix: written(fix, match) };
};

/**
 * The first symbol of markup in a text that is parsed: a visitor would see it. In a field nothing can be formatted, so the
 * words stay and the symbols go.
 */
export const signIn = ({ value, role }: Text): Hit | undefined => {
  const row = firstIn(SIGNS, '', value);
  if (!row) return undefined;
  const { is, fix, match } = row;
  const sign = match[0].trim();
  const index = match.index + match[0].indexOf(sign);
  const found = `${is}: ${quote(sign)}`;
  if (role === 'body') return { index, found, fix: written(fix, match) };
  const words = match.groups?.['words'];
  const inField = words === undefined ? fix : `write the words alone: ${words.trim()}`;
  return { index, found: `${found}; this field shows every character as typed`, fix: inField };
};

/** Shows what cannot be seen. */
const shown = (words: string) =>
  words.replaceAll(/[\t\u00AD]|[ \u00A0]{2,}/g, (blanks) => '␣'.repeat(blanks.length));

/**
 * The first trace of other programs, other people and slips of the hand in a text, and the part that matched; what is refused
 * comes first.
 * @param place `body` for a paragraph of the text below the fields, `item` inside a list or quotation, or the names of the fields that lead to a field
 */
export const traceIn = (text: string, place: string): { sign: string; message: Message } | undefined => {
  const row = firstIn(TRACES, place, text);
  if (!row) return undefined;
  const { kind, severity, is, fix, match } = row;
  const sign = match[0].trim() || match[0];
  // A sign or a short word is found again by the words around it.
  const before = /(?:\S+\s+){0,2}\S*$/.exec(text.slice(0, match.index))?.[0] ?? '';
  const after = /^\S*(?:\s+\S+){0,2}/.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
  const isShort = kind === 'slip' && sign.length < 12 && !/^\p{L}{4,}$/u.test(sign);
  const about = isShort ? `${before}${match[0]}${after}`.trim() : sign;
  const found = `${quote(shown(about))}, ${is}`;
  return { sign, message: { kind, severity, about, found, fix: written(fix, match) } };
};
