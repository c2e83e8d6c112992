import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React owns the island by now: false in the server's HTML and while hydrating, true right after.
 * What only script can keep true (roles, handlers' states) is gated by it.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
