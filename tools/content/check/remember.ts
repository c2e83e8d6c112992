/** A function that remembers what it found for each text: nearly all of them are the same at the next check. */
export const remember = <Given extends string[], Found>(find: (...given: Given) => Found) => {
  const known = new Map<string, { found: Found }>();
  return (...given: Given): Found => {
    const key = given.join('\n');
    const before = known.get(key) ?? { found: find(...given) };
    known.set(key, before);
    return before.found;
  };
};
