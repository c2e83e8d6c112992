/** What all measurements have in common: the page that they compare with, and tables in Markdown. */

export const BLANK_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><p>Blank</p></html>';

/** The middle of several values; the higher one where there are two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export const printRow = (...cells: readonly (string | number)[]): void =>
  console.log(`| ${cells.join(' | ')} |`);

export const printHead = (...cells: readonly string[]): void => {
  printRow(...cells);
  printRow('---', ...cells.slice(1).map(() => '---:'));
};

/** A figure with two decimals, and its limit if it is over it. */
export const withLimit = (value: number, limit?: number, unit = ''): string =>
  `${Number.isInteger(value) ? value : value.toFixed(2)}${unit}${limit !== undefined && value > limit ? ` (over ${limit})` : ''}`;
