/** What figures are compared with. */
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

/** Whether a figure is over its limit. One that could not be measured is. */
export const isOver = (value: number, limit: number): boolean => !(value <= limit);

/** A figure with two decimals, and its limit if it is over it. */
export const withLimit = (value: number, limit?: number, unit = ''): string =>
  `${Number.isInteger(value) ? value : value.toFixed(2)}${unit}${limit !== undefined && isOver(value, limit) ? ` (over ${limit})` : ''}`;
