import { parse } from 'node:path';
import { isPicture } from '../../read/files.ts';
import type { Words } from '../../read/problem.ts';
import { plainly, quote } from '../phrases.ts';

const CAMERA = /^(img|dsc[nf]?|pict?|image|photo|picture|screenshot|untitled)[-_ ]*\d+$/i;

/** Screen readers say themselves that it is a picture. */
const KIND =
  /^(?:(?:an?|the|this) )?(?:[a-z]+ )?(?:alt(?:ernative)? text|image|photo(?:graph)?|picture|pic|illustration|screenshot|snapshot|video|film|clip)(?: ?[:–—-] | (?:of|for|showing|shows|with|from)\b|[.!]?$)\s*/i;

const MIN_LETTERS = 5;

/**
 * What is wrong with the alternative text of a picture or film, if anything is.
 * @param picture its path
 */
export const undescriptive = (value: string, picture: string): Words | undefined => {
  const fix = 'say in one sentence what the picture shows, as you would on the telephone';
  if (value === '') return undefined;
  const name = plainly(parse(picture).name);
  if (isPicture(value) || CAMERA.test(value) || (name !== '' && plainly(value) === name))
    return { found: `${quote(value)}, which is only a name`, fix };
  const [kind = ''] = KIND.exec(value) ?? [];
  const rest = value.slice(kind.length);
  const letters = value.match(/[\p{L}\p{M}]/gu) ?? [];
  if (letters.length < MIN_LETTERS || (kind !== '' && rest.split(' ').length < 3))
    return { found: `${quote(value)}, which describes nothing`, fix };
  if (kind === '') return undefined;
  return {
    found: `${quote(kind.trim())} at the beginning; screen readers already say that it is a picture`,
    fix: `begin with ${quote(rest.charAt(0).toUpperCase() + rest.slice(1))}`,
  };
};
