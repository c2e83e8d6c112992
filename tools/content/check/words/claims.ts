/** Sentences that promise what the site must not promise: a cure, a price or the length of a session. */
import type { Words } from '../../read/problem.ts';

const ILLNESS =
  '(?:cancer|diabetes|depression|anxiety|arthritis|alzheimer|parkinson|covid|infections?|disease|illness|ageing|aging|migraines?|insomnia|asthma|allerg(?:y|ies)|addiction|pain)';
const NUMBER =
  '(?:\\d+|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety|half an|an)';

/** After these, a length describes a journey or a wait, not a session. */
const TRAVEL =
  '’?\\s*(?:by|away|later|from the|along|inland|on foot|north|south|east|west|walk|drive|ride|flight|journey|crossing)';

/** Each pattern with what it promises. */
const CLAIMS: readonly (readonly [pattern: RegExp, promise: string])[] = [
  [
    /\b(?:cures?|cured|curing|miracles?|remed(?:y|ies)|heals|healed|will heal)\b/i,
    'words that promise a cure',
  ],
  [/\b(?:guarantees?|guaranteed)\b/i, 'words that promise a result'],
  [/\b(?:clinically proven|proven to|no side effects)\b/i, 'words that promise better health'],
  [
    new RegExp(
      `\\b(?:treats?|prevents?|reverses?|fights?|eliminates?|removes?|stops?)\\b(?: \\w+){0,5} ${ILLNESS}\\b`,
      'i',
    ),
    'words that promise a cure',
  ],
  [/\b(?:boosts?|strengthens?) (?:your |the )?immun/i, 'words that promise better health'],
  [/[£€$₹]\s?\d|\b\d[\d,.]*\s?(?:pounds|euros?|dollars|rupees|GBP|EUR|USD|INR)\b/i, 'a price'],
  [/\b\d+\s?% off\b|\bdiscount(?:s|ed)?\b|\bper (?:person|head|session|night)\b/i, 'a price'],
  [
    new RegExp(`\\b${NUMBER}[- ](?:minutes?|mins?|hours?|hrs?)\\b(?!${TRAVEL}\\b)`, 'i'),
    'the length of a session',
  ],
];

/** Whether a sentence matches, and does not deny it first: “we promise no cures”. */
const promises = (sentence: string, pattern: RegExp): boolean => {
  const at = pattern.exec(sentence)?.index ?? -1;
  return at >= 0 && !/\b(?:no|not|never|nor|without|cannot|nothing)\b/i.test(sentence.slice(0, at));
};

const SENTENCE = /[^.!?]+(?:[.!?]+(?=\s|$)|\.(?=\d)|$)/gu;

/** Each sentence of a text that promises too much. */
export const claimsIn = (text: string): Words[] =>
  (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const [, promise] = CLAIMS.find(([pattern]) => promises(sentence, pattern)) ?? [];
    if (promise === undefined) return [];
    const fix = 'reword the sentence without it, unless the operator has confirmed it in writing';
    return [{ found: `${promise}: “${sentence.trim()}”`, fix }];
  });
