/** Remembers who had each key first. Returns the earlier owner of a key, if there is one. */
export const firsts = <T>() => {
  const seen = new Map<string, T>();
  return (key: string, one: T): T | undefined => {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, one);
    return before;
  };
};

/** A text in lower case, without punctuation or repeated spaces, to find texts that read the same. */
export const plainly = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
