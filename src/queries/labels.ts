import { getSingle } from './entries.ts';

/** Short texts that do not belong to a single page. */
export const getLabels = () => getSingle('labels');
