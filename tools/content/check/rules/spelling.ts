import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn, LAST, recentFiles } from '../../git.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, quote } from '../phrases.ts';
import { READ, textsOf } from './words.ts';

/** Addresses, names of files, and what fills a gap in a label. */
const NOT_WORDS = /\S*[@/\\]\S*|\p{L}+\.\p{L}\S*|\{.*?\}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;
/** Abbreviations, and words with letters or figures that English words do not have. */
const QUIET = /^.\P{Lu}*\p{Lu}|[^A-Za-z'’]|^..?$/u;

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
      if (unknown.length > 3 && unknown.length > all.length / 2) {
        const found = `${quote(value)}, which is not in English`;
        say(
          {
            kind: 'spelling',
            severity: 'note',
            found,
            fix: 'translate it, or put it in italics',
            about: value,
          },
          0,
        );
        continue;
      }
      for (const { 0: word, index } of unknown) {
        const plain = word.replaceAll('’', "'");
        if (seen.has(word)) continue;
        seen.add(word);
        const meant = speller.suggest(plain).slice(0, 3);
        // A name has a capital within a sentence, and is like no other word.
        const isName =
          /^\p{Lu}/u.test(word) && /[^.!?…]\s$/.test(value.slice(0, index)) && meant.length === 0;
        if (isName) continue;
        const found = `${quote(word)}, which is not in the dictionary`;
        const fix =
          meant.length > 0 ? `write ${anyOf(meant.map(quote))}, unless it is right` : 'check its letters';
        say({ kind: 'spelling', severity: 'note', found, fix, about: word }, index);
      }
    }
  }
};
