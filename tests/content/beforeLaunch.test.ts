/** The list of sentences to confirm before launch follows the content. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkList, updateBeforeLaunch } from '../../tools/content/format/beforeLaunch.ts';
import { listedSentences } from './listedSentences.ts';
import { siteCopy } from './site.ts';

test('line numbers follow a sentence that has moved, and one that has changed is reported', () => {
  const site = siteCopy();
  site.write('services/one/index.mdx', 'a\n\nThe first\n  sentence. The second.\n');
  const list = [
    '# To confirm',
    '- `content/services/one/index.mdx:1`: “The first sentence.”',
    '- `content/services/one/index.mdx:1`: “The second.”',
    '- `content/services/one/index.mdx:1`: “The third.”',
    '- `content/services/two/index.mdx:1`: “The fourth.”',
  ];
  const { list: updated, gone } = checkList(list.join('\n'), site.root);
  expect(listedSentences(updated).map(({ line }) => line)).toEqual([3, 4, 1, 1]);
  expect(gone).toEqual([
    'content/services/one/index.mdx: “The third.”',
    'content/services/two/index.mdx: “The fourth.”',
  ]);

  mkdirSync(join(site.root, 'docs'));
  writeFileSync(join(site.root, 'docs/before-launch.md'), list.join('\n'));
  updateBeforeLaunch(site.root);
  expect(readFileSync(join(site.root, 'docs/before-launch.md'), 'utf8')).toBe(updated);
});
