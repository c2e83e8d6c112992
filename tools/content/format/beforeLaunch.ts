/** The list of sentences to confirm before launch (`docs/before-launch.md`), which names the file and line of each. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An item of the list: - `content/site.json:5`: “The sentence.” */
const ITEM = /^- `(?<file>[^`:]+):(?<line>\d+)`: “(?<sentence>.+)”$/u;

/**
 * The line on which a sentence begins, from 1, or undefined if the text does not contain it. White space does not matter,
 * because YAML folds long texts.
 */
const lineOf = (text: string, sentence: string): number | undefined => {
  const words = [...text.matchAll(/\S+/gu)];
  const starts: number[] = [];
  let joined = '';
  for (const { 0: word, index } of words) {
    const padded = joined === '' ? word : ` ${word}`;
    starts.push(...new Array<number>(padded.length).fill(index));
    joined += padded;
  }
  const at = joined.indexOf(sentence.replace(/\s+/gu, ' '));
  return at === -1 ? undefined : text.slice(0, starts[at]).split('\n').length;
};

/**
 * Puts the line numbers of the list right.
 * @param root the project's folder
 * @returns the new list, and the items whose sentences are no longer in their files
 */
export const checkList = (list: string, root: string): { list: string; gone: string[] } => {
  const gone: string[] = [];
  const lines = list.split('\n').map((item) => {
    const { file, sentence } = ITEM.exec(item)?.groups ?? {};
    if (file === undefined || sentence === undefined) return item;
    const path = join(root, file);
    const line = existsSync(path) ? lineOf(readFileSync(path, 'utf8'), sentence) : undefined;
    if (line !== undefined) return `- \`${file}:${line}\`: “${sentence}”`;
    gone.push(`${file}: “${sentence}”`);
    return item;
  });
  return { list: lines.join('\n'), gone };
};

/** Puts the line numbers in `docs/before-launch.md` right and reports every sentence that has changed. */
export const updateBeforeLaunch = (root: string): void => {
  const path = join(root, 'docs/before-launch.md');
  if (!existsSync(path)) return;
  const before = readFileSync(path, 'utf8');
  const { list, gone } = checkList(before, root);
  if (list !== before) writeFileSync(path, list);
  for (const item of gone)
    console.log(
      `docs/before-launch.md lists a sentence that is no longer there: list its new wording or take it off.\n  ${item}`,
    );
};
