/** Work of which some must not be done at the same time. */
interface Task {
  name: string;
  /** The tasks that must have ended before. */
  after?: readonly string[];
  /** What it needs for itself. Tasks with the same lock never run at the same time. */
  locks?: readonly string[];
}

/**
 * Runs tasks at the same time. The first in the list that may start does so as soon as another has ended.
 * @param limit how many run at most
 * @returns what each gave, in the order of the list
 */
export const runTogether = async <Item extends Task, Result>(
  tasks: readonly Item[],
  limit: number,
  run: (task: Item) => Promise<Result>,
): Promise<Result[]> => {
  const waiting = [...tasks];
  const taken = new Set<string>();
  const running = new Map<Item, Promise<void>>();
  const results = new Map<Item, Result>();
  const start = async (task: Item): Promise<void> => {
    const { locks = [] } = task;
    for (const name of locks) taken.add(name);
    try {
      results.set(task, await run(task));
    } finally {
      for (const name of locks) taken.delete(name);
      running.delete(task);
    }
  };
  const mayStart = ({ after = [], locks = [] }: Item) =>
    !locks.some((name) => taken.has(name)) &&
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name));
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(mayStart);
    const [task] = next < 0 || running.size >= limit ? [] : waiting.splice(next, 1);
    if (task) running.set(task, start(task));
    else await Promise.race(running.values());
  }
  return tasks.flatMap((task) => results.get(task) ?? []);
};
