import { addressOf } from '../content/read/addresses.ts';
import { bodyOf } from '../content/read/body.ts';
import { texts } from '../content/read/textFields.ts';
import { entryOf, type Content, type Entry } from '../content/read/content.ts';

/** The files of other entries that name the entry in a file, or link to its page. */
export const referrers = (content: Content, file: string): string[] => {
  const gone = entryOf(content.dir, file);
  if (!gone || gone.collection.single) return [];
  const { anchorsOn } = gone.collection;
  const addresses = [addressOf(gone), anchorsOn && `${anchorsOn}#${gone.id}`].filter(Boolean);
  const leadsThere = (to: string) =>
    addresses.some((address) => to === address || to.startsWith(`${address}#`));
  const refers = (entry: Entry) =>
    [...texts(entry)].some(({ field, value }) =>
      field.collection === undefined
        ? field.role === 'path' && leadsThere(value)
        : field.collection === gone.collection.name && value === gone.id,
    ) || bodyOf(entry.source).nodes.some(({ node }) => node.type === 'link' && leadsThere(node.url));
  return content.entries
    .filter((entry) => entry.source.file !== file && refers(entry))
    .map(({ source }) => source.file);
};
