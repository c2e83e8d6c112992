const ITEM = /^- `(content\/[^`:]+):(\d+)`: “(.+)”$/u;

/** The sentences of the list to confirm before launch, each with the place that it names. */
export const listedSentences = (list: string) =>
  list.split('\n').flatMap((line) => {
    const [, file, number, sentence] = ITEM.exec(line) ?? [];
    return file && sentence ? [{ file, line: Number(number), sentence }] : [];
  });
