import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST, output, recentFiles } from '../../git.ts';
import { bodyOf } from '../../read/body.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, quote } from '../phrases.ts';
import { offsetOf } from './words.ts';

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
    const before = await output(content.root, 'show', `${LAST}:./${source.file}`);
    const seen = new Set(wordsIn(before).map(([word]) => word));
    const speller = await (loading ??= load());
    const look = (
      value: string,
      tell: (index: number, found: string, fix: string, about: string) => void,
    ) => {
      for (const { 0: word, index } of wordsIn(value)) {
        const plain = word.replaceAll('’', "'");
        if (seen.has(word) || QUIET.test(word) || speller.correct(plain)) continue;
        seen.add(word);
        const meant = speller.suggest(plain).slice(0, 3);
        // A name has a capital within a sentence, and is like no other word.
        const isName =
          /^\p{Lu}/u.test(word) && /[^.!?…]\s$/.test(value.slice(0, index)) && meant.length === 0;
        const instead =
          meant.length > 0 ? `write ${anyOf(meant.map(quote))}, unless it is right` : 'check its letters';
        if (!isName) tell(index, `${quote(word)}, which is not in the dictionary`, instead, word);
      }
    };
    for (const { field, path, value } of texts(entry))
      if (field.role === 'text' || field.role === 'alt')
        look(value, (_, found, fix, about) => {
          report.field(entry, path, { kind: 'spelling', severity: 'note', found, fix, about });
        });
    const { nodes } = bodyOf(source);
    // Words of another language are in italics.
    const italic = nodes.flatMap(({ node }) => (node.type === 'emphasis' ? node.children : []));
    for (const { node, offset } of nodes)
      if (node.type === 'text' && !italic.includes(node))
        look(node.value, (index, found, fix, about) => {
          const at = offsetOf(source.text, offset, node.value, index);
          report.text(entry, at, { kind: 'spelling', severity: 'note', found, fix, about });
        });
  }
};
