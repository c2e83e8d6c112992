/** Remembers what a function found for the same texts: most are unchanged at the next check. */
export const remember = <Given extends string[], Found>(find: (...given: Given) => Found) => {
  const known = new Map<string, { found: Found }>();
  return (...given: Given): Found => {
    const key = given.join('\0');
    const before = known.get(key) ?? { found: find(...given) };
    known.set(key, before);
    return before.found;
  };
};
