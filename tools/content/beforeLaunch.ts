import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An item of the list of sentences to confirm before launch: - `content/site.json`: “The sentence.” */
const ITEM = /^- `([^`]+)`: “(.+)”$/gmu;

/** The sentences of `docs/before-launch.md` that are no longer in the files it names. */
export const changedSentences = (root: string): string[] => {
  const list = join(root, 'docs/before-launch.md');
  if (!existsSync(list)) return [];
  // White space does not matter, because YAML folds long texts.
  const plain = (text: string) => text.replace(/\s+/gu, ' ');
  return [...readFileSync(list, 'utf8').matchAll(ITEM)]
    .filter(([, file = '', sentence = '']) => {
      const path = join(root, file);
      return !existsSync(path) || !plain(readFileSync(path, 'utf8')).includes(plain(sentence));
    })
    .map(([, file = '', sentence = '']) => `${file}: “${sentence}”`);
};
