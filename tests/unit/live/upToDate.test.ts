import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Finding } from '../../../tools/content/check/finding.ts';
import { upToDate } from '../../../tools/integrations/content/upToDate.ts';

const MISTAKE = { file: 'a', line: 1 } as Finding;

/** A content of one file, whose text tells whether it is sound. */
const content = () => {
  const disk = { a: '1' };
  const shown: string[] = [];
  const reported: number[] = [];
  const failed = vi.fn();
  const steps = {
    look: () => new Map([['a', disk.a]]),
    check: () => Promise.resolve(disk.a.includes('bad') ? [MISTAKE] : []),
    show: (changed: readonly string[]) => {
      shown.push(`${changed.join()} ${disk.a}`);
      return Promise.resolve();
    },
    report: (findings: readonly Finding[]) => void reported.push(findings.length),
    failed,
  };
  return { disk, shown, reported, failed, steps };
};

test('sound content is shown once, and again only after a change', async () => {
  const { disk, shown, reported, steps } = content();
  const catchUp = upToDate(steps);
  await Promise.all([catchUp(), catchUp()]);
  await catchUp();
  disk.a = '2';
  await catchUp();
  expect(shown).toEqual(['a 1', 'a 2']);
  expect(reported).toEqual([0, 0]);
});

test('content with mistakes is reported and never shown', async () => {
  const { disk, shown, reported, steps } = content();
  const catchUp = upToDate(steps);
  disk.a = 'bad';
  await catchUp();
  disk.a = 'good';
  await catchUp();
  expect(reported).toEqual([1, 0]);
  expect(shown).toEqual(['a good']);
});

test('files that are still being written are left to rest', async () => {
  const { disk, shown, steps } = content();
  const catchUp = upToDate(steps);
  const done = catchUp();
  for (const text of ['half', 'nearly', 'whole']) {
    await pause(30);
    disk.a = text;
  }
  await done;
  expect(shown).toEqual(['a whole']);
});

test('what is shown is what was checked, even if it changes during the check', async () => {
  const { disk, shown, steps } = content();
  const check = vi.fn(steps.check).mockImplementationOnce(() => {
    disk.a = 'bad';
    return Promise.resolve([]);
  });
  await upToDate({ ...steps, check })();
  expect(shown).toEqual([]);
  expect(check).toHaveBeenCalledTimes(2);
});

test.each([
  // Mistakes that were corrected must not stay on the screen.
  ['show', [0]],
  ['check', []],
] as const)('a failure to %s is reported, and the next change is tried', async (step, reports) => {
  const { disk, shown, reported, failed, steps } = content();
  vi.spyOn(steps, step).mockRejectedValueOnce(new Error('no'));
  const catchUp = upToDate(steps);
  await catchUp();
  expect(failed).toHaveBeenCalledOnce();
  expect(reported).toEqual(reports);
  disk.a = '2';
  await catchUp();
  expect(shown).toEqual(['a 2']);
});
