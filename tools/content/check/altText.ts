/** What is wrong with an alternative text. */
import { basename } from 'node:path';
import { isPicture } from '../read/files.ts';
import { quote } from './phrases.ts';
import type { Words } from './report.ts';

const CAMERA = /^(img|dsc[nf]?|pict?|image|photo|picture|screenshot|untitled)[-_ ]*\d*$/i;

/** Screen readers say themselves that it is a picture. */
const KIND =
  /^(?:(?:an?|the|this) )?(?:[a-z]+ )?(?:image|photo(?:graph)?|picture|pic|illustration|screenshot|snapshot|video|film|clip)(?: ?[:–—-] | (?:of|showing|shows|with|from)\b)\s*/i;

const MIN_LETTERS = 5;

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const lettersIn = (words: string) => words.match(/[\p{L}\p{M}]/gu)?.length ?? 0;

/**
 * What is wrong with the alternative text of a picture or film, if anything is.
 * @param file the path of the picture; `''` if it has none
 */
export const altTrouble = (words: string, file: string): Words | undefined => {
  const trouble = (found: string, fix = 'describe it in one sentence'): Words => ({
    kind: 'alternative-text',
    found,
    expected: 'what the picture shows, as you would say it on the telephone',
    fix,
  });
  const name = plain(basename(file).replace(/\.\w+$/, ''));
  if (words === '') return undefined;
  if (isPicture(words) || CAMERA.test(words) || (name !== '' && plain(words) === name))
    return trouble(`${quote(words)}, which is the name of a file`);
  if (lettersIn(words) < MIN_LETTERS) return trouble(`${quote(words)}, which describes nothing`);
  const [kind] = KIND.exec(words) ?? [];
  if (kind === undefined) return undefined;
  const rest = words.slice(kind.length);
  return trouble(
    `${quote(kind.trim())} at the beginning; screen readers say themselves that it is a picture`,
    rest === ''
      ? 'describe it in one sentence'
      : `begin with ${quote(rest.charAt(0).toUpperCase() + rest.slice(1))}`,
  );
};
