import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { altTrouble } from '../altText.ts';
import { leftover } from '../leftovers.ts';
import { misreadText } from '../misread.ts';
import { deviceCharacters, unshownCharacter } from '../characters.ts';
import { isPlaceholder, placeholder } from '../wording.ts';

/** Finds markup, placeholders and strange characters in fields, and alternative texts that describe nothing. */
const fieldText: Rule = (content, report) => {
  for (const entry of content.entries) {
    for (const { field, path, value, group } of texts(entry)) {
      if (isPlaceholder(value)) {
        const expected =
          field.role === 'picture' ? 'the path of the picture' : 'the text that visitors will read';
        report.field(entry, path, placeholder(value, expected));
        continue;
      }
      const torn = misreadText(value, field.role === 'text' || field.role === 'alt');
      if (torn && field.role !== 'phone') report.field(entry, path, torn.words);
      if (torn || (field.role !== 'text' && field.role !== 'alt')) continue;
      const file = group?.value['src'] ?? group?.value['poster'];
      const undescribed =
        field.role === 'alt' ? altTrouble(value, typeof file === 'string' ? file : '') : undefined;
      const trouble = undescribed ?? leftover(value, 'field')?.words;
      if (trouble) report.field(entry, path, trouble);
      const strange = unshownCharacter(value) ?? deviceCharacters(value);
      if (strange) report.field(entry, path, strange);
    }
  }
};

export default fieldText;
