import { bodyOf, wordsOf } from '../../read/body.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { claimsIn } from '../claims.ts';

/** Notes sentences that promise a cure, a price or the length of a session. */
const claims: Rule = (content, report) => {
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      if (field.role === 'text') for (const words of claimsIn(value)) report.field(entry, path, words);
    }
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'paragraph' && node.type !== 'heading') continue;
      for (const words of claimsIn(wordsOf(node).replaceAll('\n', ' ')))
        report.text(entry, offset, 'The text below the fields', words);
    }
  }
};

export default claims;
