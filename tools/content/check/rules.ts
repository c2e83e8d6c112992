/** Every rule of the content check. */
import type { Rule } from './checkContent.ts';
import { blocks } from './rules/blocks.ts';
import { body } from './rules/body.ts';
import { copiedTexts } from './rules/copied.ts';
import { days } from './rules/days.ts';
import { amounts, folderNames, lengths, missingFiles } from './rules/entries.ts';
import { films } from './rules/films.ts';
import { formerAddresses } from './rules/formerAddresses.ts';
import { links } from './rules/links.ts';
import { pictures } from './rules/pictures.ts';
import { references } from './rules/references.ts';
import {
  repeatedItems,
  repeatedLabels,
  repeatedPages,
  repeatedPictures,
  repeatedTitles,
} from './rules/repeated.ts';
import { replaced } from './rules/replaced.ts';
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
  replaced,
  films,
  schedule,
  // Words.
  lengths,
  body,
  blocks,
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
  spelling,
];
