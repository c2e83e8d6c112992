/** Characters that a page cannot show, and those that it shows in a font of the visitor's device. */
import { unsupported } from '../../media/characters.ts';
import { quote } from './phrases.ts';
import type { Words } from './report.ts';

/** Joins or parts letters in scripts such as Devanagari and Arabic, and is invisible anywhere else. */
const JOINERS = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu;
const LATIN_JOINED = /\p{Script=Latin}[\u200C\u200D]|[\u200C\u200D]\p{Script=Latin}/u;

/** Control, private and unassigned characters, emoji, and the sign that replaces what could not be read. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{Emoji_Presentation}\uFE0F\uFFFD]/u;

/** A word that mixes Latin letters with Cyrillic ones, which look alike. */
const LOOKALIKE = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const isShown = (character: string) => !UNSHOWN.test(character);

/** The first character that no page can show well, if there is one. */
export const unshownCharacter = (text: string): Words | undefined => {
  const joined = LATIN_JOINED.test(text) ? text : text.replace(JOINERS, '');
  const character = unsupported(joined).find((one) => !isShown(one));
  if (character !== undefined) {
    const strange = /\p{C}|\p{Zl}|\p{Zp}|\uFE0F/u.test(character)
      ? `an invisible character (${codeOf(character)})`
      : `the character ${character} (${codeOf(character)})`;
    return {
      kind: 'characters',
      found: `${strange} in ${quote(text)}`,
      expected: 'letters, digits and punctuation',
      fix: /\p{C}/u.test(character)
        ? 'delete the word it is in and type it again'
        : 'leave it out, or say it in words',
    };
  }
  const mixed = LOOKALIKE.exec(text)?.[0];
  if (mixed === undefined) return undefined;
  const foreign = /\p{Script=Cyrillic}/u.exec(mixed)?.[0] ?? '';
  return {
    kind: 'characters',
    found: `the Cyrillic letter ${foreign} (${codeOf(foreign)}) inside a word of Latin letters, in ${quote(text)}`,
    expected: 'one alphabet in a word; a search would not find this one',
    fix: 'delete the word and type it again',
  };
};

/** The characters that visitors see in a font of their device, because the site’s fonts lack them. */
export const deviceCharacters = (text: string): Words | undefined => {
  const foreign = unsupported(text).filter((one) => isShown(one));
  if (foreign.length === 0) return undefined;
  return {
    kind: 'characters',
    note: true,
    found: `${foreign.join(' ')} in ${quote(text)}`,
    expected:
      'nothing else; the site’s fonts lack these, so each visitor’s device shows them in a font of its own',
    fix: 'nothing to do',
  };
};
