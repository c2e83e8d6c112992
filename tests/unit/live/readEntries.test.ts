import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEntries } from '../../../tools/integrations/content/readEntries.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  { took: 600, readings: 1 },
  { took: 940, readings: 1 },
  { took: 1000, readings: 2 },
  { took: 3000, readings: 2 },
])('entries that took $took ms are read $readings times', async ({ took, readings }) => {
  const read = vi.fn(() => vi.advanceTimersByTimeAsync(took).then(() => undefined));
  await readEntries(read);
  expect(read).toHaveBeenCalledTimes(readings);
});

test('entries that cannot be read say so', async () => {
  await expect(readEntries(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
