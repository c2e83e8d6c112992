/** Sentences that promise what the site must not promise: a cure, a price or the length of a session. */
import type { Words } from '../../read/problem.ts';

const ILLNESS =
  '(?:cancer|diabetes|depression|anxiety|arthritis|alzheimer|parkinson|covid|infections?|disease|illness|ageing|aging|migraines?|insomnia|asthma|allerg(?:y|ies)|addiction|pain)';
const NUMBER =
  '(?:\\d+|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety|half an|an)';

/** A sentence about a journey or a walk gives its length, and no session’s, unless it speaks of both. */
const TRAVEL =
  /\b(?:walk(?:s|ing)?|drives?|rides?|flights?|fly|flies|journeys?|crossings?|ferry|ferries|boats?|taxis?|bus|buses|trains?|cars?|transfers?|airports?|harbour|by foot|on foot|inland|away|later|after|before|wait(?:s|ing)?)\b/i;
const SESSION = /\b(?:sessions?|treatments?|massages?|rounds?|drips?|class(?:es)?|rituals?|lasts?|each)\b/i;

/** Each pattern with what it promises. */
const CLAIMS: readonly (readonly [pattern: RegExp, promise: string])[] = [
  [
    /\b(?:cures?|cured(?! (?:in|with) salt| (?:olives?|ham|meats?|fish|salmon|sausages?|lemons?|wood|leather))|curing|miracles?|remed(?:y|ies)|(?<!\btime )heals|healed|will heal)\b/i,
    'words that promise a cure',
  ],
  [
    /\b(?:guarantees?|guaranteed)\b(?! (?:\w+ )?(?:towels?|seats?|places?|rooms?|spots?|beds?|parking|views?)\b)/i,
    'words that promise a result',
  ],
  [/\b(?:clinically proven|proven to|no side effects)\b/i, 'words that promise better health'],
  [
    new RegExp(
      `\\b(?:treats?|prevents?|reverses?|fights?|eliminates?|removes?|stops?)\\b(?: \\w+){0,5} ${ILLNESS}\\b`,
      'i',
    ),
    'words that promise a cure',
  ],
  [/\b(?:boosts?|strengthens?) (?:your |the )?immun/i, 'words that promise better health'],
  [/[£€$₹]\s?\d|\b\d[\d,.]*\s?(?:pounds|euros?|dollars|rupees|GBP|EUR|USD|INR|€|£)(?!\w)/i, 'a price'],
  [/\b\d+\s?% off\b|\bdiscount(?:s|ed)?\b|\bper (?:person|head|session|night)\b/i, 'a price'],
  [new RegExp(`\\b${NUMBER}[- ](?:minutes?|mins?|hours?|hrs?)\\b`, 'i'), 'the length of a session'],
];

/** Whether a sentence matches, and does not deny it first: “we promise no cures”. */
const promises = (sentence: string, pattern: RegExp, promise: string): boolean => {
  if (promise === 'the length of a session' && TRAVEL.test(sentence) && !SESSION.test(sentence)) return false;
  const at = pattern.exec(sentence)?.index ?? -1;
  return at >= 0 && !/\b(?:no|not|never|nor|without|cannot|nothing)\b/i.test(sentence.slice(0, at));
};

const SENTENCE = /[^.!?]+(?:[.!?]+(?=\s|$)|\.(?=\d)|$)/gu;

/** Each sentence of a text that promises too much. */
export const claimsIn = (text: string): (Words & { about: string })[] =>
  (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const [, promise] = CLAIMS.find((claim) => promises(sentence, ...claim)) ?? [];
    if (promise === undefined) return [];
    const isFact = !promise.startsWith('words');
    const remedy = isFact
      ? `leave ${promise.replace(/^a /, 'the ')} out`
      : 'reword the sentence so that it promises nothing';
    const fix = `${remedy}, unless the operator has confirmed the ${isFact ? 'figure' : 'sentence'} in writing`;
    return [{ about: sentence.trim(), found: `${promise}: “${sentence.trim()}”`, fix }];
  });
