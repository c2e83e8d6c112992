/** Every rule of the content check. */
import type { Rule } from './checkContent.ts';
import { body } from './rules/body.ts';
import { copiedTexts, repeatedPictures } from './rules/copies.ts';
import { days } from './rules/days.ts';
import { amounts, folderNames, missingFiles } from './rules/entries.ts';
import { films } from './rules/films.ts';
import { links } from './rules/links.ts';
import { pictures, replaced } from './rules/pictures.ts';
import { formerAddresses, references } from './rules/references.ts';
import { repeatedItems, repeatedLabels, repeatedPages, repeatedTitles } from './rules/repeated.ts';
import { schedule } from './rules/schedule.ts';
import { schema } from './rules/schema.ts';
import { sentences } from './rules/sentences.ts';
import { spelling } from './rules/spelling.ts';
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
  formerAddresses,
  pictures,
  films,
  schedule,
  // Words.
  body,
  words,
  values,
  days,
  repeatedItems,
  repeatedLabels,
  repeatedTitles,
  repeatedPages,
  repeatedPictures,
  copiedTexts,
  sentences,
];

/** Those that only make notes, and ask git what is new. */
export const NOTES: readonly Rule[] = [replaced, spelling];
