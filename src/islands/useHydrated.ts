import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React controls the island: false in the server's HTML and during hydration, true right after. It gates
 * everything that only works with React, and the `data-hydrated` attribute on the island's root element, which styles,
 * scripts and tests read. See `src/client/hydration/README.md`.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
