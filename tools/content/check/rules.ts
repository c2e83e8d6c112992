/** Every rule of the content check. */
import type { Rule } from './checkContent.ts';
import { body } from './rules/body.ts';
import { amounts, folderNames, lengths, missingFiles } from './rules/entries.ts';
import { films } from './rules/films.ts';
import { links, references } from './rules/links.ts';
import { sentences } from './rules/notes.ts';
import { pictures } from './rules/pictures.ts';
import {
  copiedTexts,
  repeatedItems,
  repeatedPages,
  repeatedPictures,
  repeatedTitles,
} from './rules/repeated.ts';
import { schedule } from './rules/schedule.ts';
import { schema } from './rules/schema.ts';
import { strayFiles } from './rules/strayFiles.ts';
import { values } from './rules/values.ts';
import { words } from './rules/words.ts';

export const RULES: readonly Rule[] = [
  // Files and their fields.
  missingFiles,
  strayFiles,
  amounts,
  folderNames,
  schema,
  // Fields that refer to something else.
  references,
  links,
  pictures,
  films,
  schedule,
  // Words.
  lengths,
  body,
  words,
  values,
  repeatedItems,
  repeatedTitles,
  repeatedPages,
  repeatedPictures,
  copiedTexts,
  sentences,
];
