/** Lets many visits or one change at a time happen, never both. */
export interface Turnstile {
  /**
   * Waits until no change is in progress, and begins a visit.
   * @returns ends the visit; more than one call does no harm
   */
  enter: () => Promise<() => void>;
  /** Waits until every visit has ended, and lets nobody in until the task is done. */
  alone: (task: () => Promise<void>) => Promise<void>;
}

/** @param patience how long a change waits for visits that do not end, in milliseconds */
export const turnstile = (patience: number): Turnstile => {
  const visits = new Set<Promise<undefined>>();
  let change = Promise.resolve();

  const empty = async () => {
    const { promise: limit, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, patience, undefined);
    await Promise.race([Promise.all(visits), limit]);
    clearTimeout(timer);
  };
  const afterChanges = async () => {
    const latest = change;
    await latest;
    if (latest !== change) await afterChanges();
  };
  return {
    enter: async () => {
      await afterChanges();
      const { promise: visit, resolve } = Promise.withResolvers<undefined>();
      visits.add(visit);
      return () => {
        visits.delete(visit);
        resolve(undefined);
      };
    },
    alone: (task) => {
      const result = change.then(empty).then(task);
      change = result.catch(() => undefined);
      return result;
    },
  };
};
