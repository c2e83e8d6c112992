/** How many letters must be added, removed, replaced or swapped with a neighbour to turn one word into the other. */
const distance = (from: string, to: string): number => {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const above = rows[i - 1]?.[j] ?? 0;
      const corner = rows[i - 1]?.[j - 1] ?? 0;
      const same = from[i - 1] === to[j - 1];
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = swapped ? (rows[i - 2]?.[j - 2] ?? Infinity) + 1 : Infinity;
      row.push(Math.min(above + 1, (row[j - 1] ?? 0) + 1, corner + (same ? 0 : 1), swap));
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? Infinity;
};

/**
 * The candidate closest to a word, if it is close enough to be what was meant. Case is ignored.
 * @param most how many letters may differ
 */
export const nearest = (word: string, candidates: Iterable<string>, most = Infinity): string | undefined => {
  const limit = Math.min(most, Math.max(1, Math.floor(word.length / 3)));
  let best: { candidate: string; away: number } | undefined;
  for (const candidate of candidates) {
    const away = distance(word.toLowerCase(), candidate.toLowerCase());
    if (away <= limit && away < (best?.away ?? Infinity)) best = { candidate, away };
  }
  return best?.candidate;
};
