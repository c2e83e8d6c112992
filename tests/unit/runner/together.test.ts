/** Which suites run at the same time. */
import { expect, test } from 'vitest';
import { runTogether } from '../../../tools/test/together.ts';

interface Task {
  name: string;
  after?: readonly string[];
  locks?: readonly string[];
}

/** Runs tasks that end only when told. */
const start = (tasks: readonly Task[], limit: number) => {
  const ends = new Map<string, () => void>();
  const running = new Set<string>();
  const results = runTogether(tasks, limit, async ({ name }) => {
    running.add(name);
    await new Promise<void>((end) => ends.set(name, end));
    running.delete(name);
    return name;
  });
  /** Ends a task, and returns those that run once others have taken its place. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
    return [...running];
  };
  return { running, results, end };
};

test('no more run at once than the limit, in the order of the list', async () => {
  const { running, results, end } = start([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }], 2);
  expect([...running]).toEqual(['a', 'b']);
  expect(await end('b')).toEqual(['a', 'c']);
  expect(await end('a')).toEqual(['c', 'd']);
  await end('d');
  await end('c');
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

test('two that need the same never run at the same time, and others overtake the one that waits', async () => {
  const { running, results, end } = start(
    [
      { name: 'a', locks: ['x', 'y'] },
      { name: 'b', locks: ['x'] },
      { name: 'c', locks: ['y'] },
      { name: 'd' },
    ],
    3,
  );
  expect([...running]).toEqual(['a', 'd']);
  expect(await end('a')).toEqual(['d', 'b', 'c']);
  await end('d');
  await end('b');
  await end('c');
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

test('one that needs others waits until they have ended, if there are any', async () => {
  const { running, results, end } = start(
    [{ name: 'a', after: ['b', 'c'] }, { name: 'b', after: ['none'] }, { name: 'c' }, { name: 'd' }],
    2,
  );
  expect([...running]).toEqual(['b', 'c']);
  expect(await end('b')).toEqual(['c', 'd']);
  expect(await end('c')).toEqual(['d', 'a']);
  await end('a');
  await end('d');
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

test('a failure is passed on', async () => {
  await expect(runTogether([{ name: 'a' }], 2, () => Promise.reject(new Error('stopped')))).rejects.toThrow(
    'stopped',
  );
});
