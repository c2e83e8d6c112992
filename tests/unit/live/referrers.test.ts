/** What refers to an entry, which the visual editor says before it deletes or renames one. */
import { expect, test } from 'vitest';
import { EDITION } from '../../../tools/test/edition.ts';
import { readContent } from '../../../tools/content/read/content.ts';
import { referrers } from '../../../tools/editor/referrers.ts';

const content = readContent(process.cwd(), EDITION);

test('entries that name an entry, or link to its page, are found', () => {
  const found = referrers(content, `${EDITION}/services/sauna/index.mdx`);
  expect(found).toContain(`${EDITION}/stages/release/index.mdx`);
  expect(found).not.toContain(`${EDITION}/services/sauna/index.mdx`);
  expect(referrers(content, `${EDITION}/services/sauna/sauna.jpg`)).toEqual([]);
  expect(referrers(content, `${EDITION}/site.json`)).toEqual([]);
});
