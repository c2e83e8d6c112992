import type { Page } from '@playwright/test';

/** A figure of one run. */
export interface Figure {
  name: string;
  /** In seconds, or a number of requests. */
  value: number;
  /** `blank` is a paint in seconds, shown also as a multiple of the blank page's first paint. */
  unit: 's' | 'blank' | 'requests';
  /** The most it may be; of `blank` the multiple. */
  limit?: number | undefined;
}

/** What a visitor does, in a browser of its own. */
export interface Task {
  name: string;
  run: (page: Page) => Promise<readonly Figure[]>;
  /** What the same visitor does a day later, in the same browser. */
  nextDay?: (page: Page) => Promise<readonly Figure[]>;
}
