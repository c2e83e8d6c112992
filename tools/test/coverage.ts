/** What share of the code the `unit` suite must run, and where Vitest reports what it did. */
import { existsSync, readFileSync } from 'node:fs';

export const COVERAGE = 'tests/results/coverage';

/** In percent. */
export const THRESHOLDS = { lines: 90, branches: 90 } as const;

/**
 * What is covered too little, in words; `undefined` if nothing is, or where there is no report.
 * @param summary the file that the reporter `json-summary` writes
 */
export const explainCoverage = (summary = `${COVERAGE}/coverage-summary.json`): string | undefined => {
  if (!existsSync(summary)) return undefined;
  const { total } = JSON.parse(readFileSync(summary, 'utf8')) as {
    total: Record<keyof typeof THRESHOLDS, { pct: number }>;
  };
  const low = (['lines', 'branches'] as const).filter((kind) => total[kind].pct < THRESHOLDS[kind]);
  if (low.length === 0) return undefined;
  return `its tests run ${low.map((kind) => `${total[kind].pct}% of ${kind}, of which ${THRESHOLDS[kind]}% must run`).join(', and ')}`;
};
