import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latest } from '../../src/integrations/latest.ts';

const REST = 80;

/** A task that ends when told to, and everything that was shown. */
const setUp = () => {
  const ends: ((found: string | Error) => void)[] = [];
  const shown: string[] = [];
  const failed: unknown[] = [];
  const task = () =>
    new Promise<string>((found, refused) => {
      ends.push((end) => (typeof end === 'string' ? found(end) : refused(end)));
    });
  const call = latest(
    REST,
    task,
    (found) => shown.push(found),
    (error) => failed.push(error),
  );
  const end = async (index: number, found: string | Error) => {
    ends[index]?.(found);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { call, end, ends, failed, shown };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('calls in a row run the task once, when they have rested', async () => {
  const { call, end, ends, shown } = setUp();
  call();
  await vi.advanceTimersByTimeAsync(REST - 1);
  call();
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(1);
  await end(0, 'sound');
  expect(shown).toEqual(['sound']);
});

test('an early task that ends late does not have the last word', async () => {
  const { call, end, shown } = setUp();
  call();
  await vi.advanceTimersByTimeAsync(REST);
  call();
  await vi.advanceTimersByTimeAsync(REST);
  await end(1, 'new');
  await end(0, 'old');
  expect(shown).toEqual(['new']);
});

test('what is called for anew meanwhile is not shown, nor are its failures told', async () => {
  const { call, end, failed, shown } = setUp();
  call();
  await vi.advanceTimersByTimeAsync(REST);
  call();
  await end(0, 'half written');
  await vi.advanceTimersByTimeAsync(REST);
  call();
  await end(1, new Error('gone'));
  expect([shown, failed]).toEqual([[], []]);
});

test('the failure of the last task is told', async () => {
  const { call, end, failed } = setUp();
  call();
  await vi.advanceTimersByTimeAsync(REST);
  const error = new Error('gone');
  await end(0, error);
  expect(failed).toEqual([error]);
});
