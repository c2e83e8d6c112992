import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** Each table replaces what stands between `<!-- bench: NAME -->` and `<!-- end -->`. */
const REPORT = 'docs/performance.md';

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Prints a result and writes it into the report.
 * @throws when the report has no place for it
 */
export const publish = async (name: string, text: string): Promise<void> => {
  console.log(text);
  const [start, end] = [`<!-- bench: ${name} -->`, '<!-- end -->'];
  const [before = '', rest] = readFileSync(REPORT, 'utf8').split(start);
  if (rest === undefined) throw new Error(`${REPORT} has no ${start}`);
  const after = rest.slice(rest.indexOf(end));
  const options = { ...(await resolveConfig(REPORT)), filepath: REPORT };
  writeFileSync(REPORT, await format(`${before}${start}\n\n${text}\n\n${after}`, options));
};
