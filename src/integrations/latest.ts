/**
 * Runs a task once nothing has called for it any more for a while. What it found is shown only if it was not called for again
 * meanwhile: a slow task that began early would else have the last word, or tell of a file that was half written.
 * @param rest how long calls must be silent, in milliseconds
 * @param failed told when the last task called for throws
 * @returns what calls for the task
 */
export const latest = <Found>(
  rest: number,
  task: () => Promise<Found>,
  show: (found: Found) => void,
  failed: (error: unknown) => void,
): (() => void) => {
  let calls = 0;
  const run = async (call: number) => {
    try {
      const found = await task();
      if (call === calls) show(found);
    } catch (error) {
      if (call === calls) failed(error);
    }
  };
  return () => {
    const call = ++calls;
    setTimeout(() => {
      if (call === calls) void run(call);
    }, rest);
  };
};
