/** What is wrong with an alternative text. */
import { parse } from 'node:path';
import { isPicture } from '../../read/files.ts';
import { plainly } from '../firsts.ts';
import { quote } from '../phrases.ts';
import type { Hit, Text } from '../rules/words.ts';

const CAMERA = /^(img|dsc[nf]?|pict?|image|photo|picture|screenshot|untitled)[-_ ]*\d+$/i;

/** Screen readers say themselves that it is a picture. */
const KIND =
  /^(?:(?:an?|the|this) )?(?:[a-z]+ )?(?:alt(?:ernative)? text|image|photo(?:graph)?|picture|pic|illustration|screenshot|snapshot|video|film|clip)(?: ?[:–—-] | (?:of|for|showing|shows|with|from)\b|[.!]?$)\s*/i;

const MIN_LETTERS = 5;

/** What is wrong with the alternative text of a picture or film, if anything is. */
export const undescriptive = ({ value, picture }: Text): Hit | undefined => {
  const fix = 'say in one sentence what the picture shows, as you would on the telephone';
  if (value === '') return undefined;
  const name = plainly(parse(picture).name);
  if (isPicture(value) || CAMERA.test(value) || (name !== '' && plainly(value) === name))
    return { found: `${quote(value)}, which is the name of a file`, fix };
  if ((value.match(/[\p{L}\p{M}]/gu)?.length ?? 0) < MIN_LETTERS)
    return { found: `${quote(value)}, which describes nothing`, fix };
  const [kind = ''] = KIND.exec(value) ?? [];
  if (kind === '') return undefined;
  const rest = value.slice(kind.length);
  if (rest === '') return { found: `${quote(value)}, which describes nothing`, fix };
  return {
    found: `${quote(kind.trim())} at the beginning; screen readers already say that it is a picture`,
    fix: `begin with ${quote(rest.charAt(0).toUpperCase() + rest.slice(1))}`,
  };
};
