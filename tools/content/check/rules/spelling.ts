import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn, LAST, recentFiles } from '../../git.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';
import { readTable } from '../tables/table.ts';
import { READ, textsOf } from './words.ts';

const AMERICAN = readTable('american');
/** Addresses, names of files, and what fills a gap in a label. */
const NOT_WORDS = /\S*[@/\\]\S*|\p{L}+\.\p{L}\S*|\{.*?\}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;
/** Abbreviations, words with letters or figures that English words do not have, and postures of yoga. */
const QUIET = /^.\P{Lu}*\p{Lu}|[^A-Za-z'’]|^..?$|.asanas?$/u;
/** A word with a capital within a sentence. */
const NAME = /(?<=[^.!?…]\s[(“‘]?)\p{Lu}\p{Ll}+/gu;

const wordsIn = (text: string) => [
  ...text.replaceAll(NOT_WORDS, (word) => ' '.repeat(word.length)).matchAll(WORD),
];

const load = async () => {
  const { default: nspell } = await import('nspell');
  const { default: british } = await import('dictionary-en-gb');
  const own = readFileSync(join(import.meta.dirname, '../tables/spelling.txt'));
  return nspell(Buffer.from(british.aff), Buffer.from(british.dic)).personal(own);
};
let loading: ReturnType<typeof load> | undefined;

/** Finds words that are new since the last commit but one, and that neither the dictionary nor `spelling.txt` knows. */
export const spelling: Rule = async (content, report) => {
  const changed = await recentFiles(content);
  const names = new Set(content.entries.flatMap(({ source }) => source.text.match(NAME) ?? []));
  for (const entry of content.entries.filter(({ source }) => changed.includes(source.file))) {
    const { source } = entry;
    const before = await fileIn(content.root, LAST, source.file);
    const seen = new Set(wordsIn(before?.toString() ?? '').map(([word]) => word));
    const speller = await (loading ??= load());
    for (const { value, role, isForeign, say } of textsOf(entry, report)) {
      if (!READ.includes(role) || isForeign) continue;
      const all = wordsIn(value);
      const unknown = all.filter(
        ([word]) => !QUIET.test(word) && !speller.correct(word.replaceAll('’', "'")),
      );
      const note = (about: string, is: string, fix: string, index: number) =>
        say({ kind: 'spelling', severity: 'note', about, found: `${quote(about)}, ${is}`, fix }, index);
      if (unknown.length > 3 && unknown.length > all.length / 2) {
        note(value, 'which is not in English', 'translate it, or put it in italics', 0);
        continue;
      }
      for (const { 0: word, index } of unknown) {
        const plain = word.replaceAll('’', "'");
        // What follows a hyphen and a space is a part of a word.
        if (seen.has(word) || value.slice(0, index).endsWith('- ')) continue;
        seen.add(word);
        const british = AMERICAN.map(({ looks, fix }) => plain.replace(looks, fix)).find(
          (one) => one !== plain && speller.correct(one),
        );
        if (british !== undefined) note(word, 'an American spelling', `write ${quote(british)}`, index);
        if (british !== undefined) continue;
        // Most often a letter is missing.
        const isLonger = new RegExp(Array.from(plain).join('.?'), 'i');
        const meant = speller
          .suggest(plain)
          .filter((one) => nearest(plain, [one], 2) !== undefined && one !== 'ass')
          .sort((one, other) => Number(isLonger.test(other)) - Number(isLonger.test(one)))
          .slice(0, 3);
        // A name has a capital within a sentence, and is like none that is known here.
        const isName = [...value.matchAll(NAME)].some((name) => name.index === index);
        if (isName && !meant.some((one) => names.has(one))) continue;
        const fix =
          meant.length > 0
            ? `write ${anyOf(meant.map(quote))}, unless ${quote(word)} is right`
            : 'check its letters';
        note(word, 'which is not in the dictionary', fix, index);
      }
    }
  }
};
