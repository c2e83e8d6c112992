/** The kinds of content files, told by their names, and a cache of what was found out about each. */
import { statSync } from 'node:fs';

/** Whether a file contains text; the others are pictures and films. */
export const isText = (file: string) => /\.(mdx?|markdown|txt|json|ya?ml|docx?|odt|rtf|pages)$/i.test(file);

export const isPicture = (file: string) => /\.(jpe?g|jfif|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i.test(file);

/** The path of a file beside an entry: `./sauna.jpg` is `content/services/sauna/sauna.jpg`. */
export const beside = (folder: string, path: string): string => `${folder}/${path.replace(/^\.\//, '')}`;

/** The files of a film, which are named after its first frame. */
const RENDITIONS = ['phone.av1', 'phone.h264', 'desktop.av1', 'desktop.h264'] as const;

/** The paths of a film’s files, from the path of its first frame. */
export const renditionsOf = (folder: string, poster: string): string[] =>
  RENDITIONS.map((name) => `${beside(folder, poster).replace(/\.\w+$/, '')}.${name}.mp4`);

/** Remembers what an inspection finds out about each file, until the file changes. */
export const remembered = <T>(inspect: (path: string) => Promise<T>): ((path: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (path) => {
    const { mtimeMs, size } = statSync(path);
    const key = `${path} ${mtimeMs} ${size}`;
    const facts = known.get(key) ?? inspect(path);
    known.set(key, facts);
    return facts;
  };
};
