/** Sentences that promise what the site must not promise: a cure, a price or the length of a session. */
import type { Words } from '../../read/problem.ts';
import { readTable } from '../tables/table.ts';

/** A sentence about a journey or a walk gives its length, and no session’s, unless it speaks of both. */
const TRAVEL =
  /\b(?:walk(?:s|ing)?|drives?|rides?|flights?|fly|flies|journeys?|crossings?|ferry|ferries|boats?|taxis?|bus|buses|trains?|cars?|transfers?|airports?|harbour|by foot|on foot|inland|away|later|after|before|wait(?:s|ing)?)\b/i;
const SESSION = /\b(?:sessions?|treatments?|massages?|rounds?|drips?|class(?:es)?|rituals?|lasts?|each)\b/i;

const CLAIMS = readTable('claims');

/** Whether a sentence matches, and does not deny it first: “we promise no cures”. */
const promises = (sentence: string, { is, looks }: (typeof CLAIMS)[number]): boolean => {
  if (is === 'the length of a session' && TRAVEL.test(sentence) && !SESSION.test(sentence)) return false;
  const at = looks.exec(sentence)?.index ?? -1;
  return at >= 0 && !/\b(?:no|not|never|nor|without|cannot|nothing)\b/i.test(sentence.slice(0, at));
};

const SENTENCE = /[^.!?]+(?:[.!?]+(?=\s|$)|\.(?=\d)|$)/gu;

/** Each sentence of a text that promises too much. */
export const claimsIn = (text: string): (Words & { about: string })[] =>
  (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const claim = CLAIMS.find((row) => promises(sentence, row));
    const about = sentence.trim();
    return claim ? [{ about, found: `${claim.is}: “${about}”`, fix: claim.fix }] : [];
  });
