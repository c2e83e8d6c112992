import { expect, test } from 'vitest';
import { reviewContent } from '../../tools/content/check/checkContent.ts';

test("the site's own content has no mistakes and claims nothing", { timeout: 60_000 }, async () => {
  const { mistakes, notes } = await reviewContent(process.cwd());
  expect(mistakes).toEqual([]);
  expect(notes.filter(({ kind }) => kind === 'claim')).toEqual([]);
});
