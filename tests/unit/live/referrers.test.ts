/** What refers to an entry, which the visual editor says before it deletes or renames one. */
import { expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../../../tools/test/fixtureSite.ts';
import { readContent } from '../../../tools/content/read/content.ts';
import { referrers } from '../../../tools/editor/referrers.ts';

const content = readContent(process.cwd(), FIXTURE_CONTENT);

test('entries that name an entry, or link to its page, are found', () => {
  const found = referrers(content, `${FIXTURE_CONTENT}/services/sauna/index.mdx`);
  expect(found).toContain(`${FIXTURE_CONTENT}/stages/release/index.mdx`);
  expect(found).not.toContain(`${FIXTURE_CONTENT}/services/sauna/index.mdx`);
  expect(referrers(content, `${FIXTURE_CONTENT}/services/sauna/sauna.jpg`)).toEqual([]);
  expect(referrers(content, `${FIXTURE_CONTENT}/site.json`)).toEqual([]);
});
