import { hasRoom } from './connection.ts';
import { trusted } from './trusted.ts';

/** Lets the browser prefetch the next page, where the connection and settings allow it. */
export const speculate = (): void => {
  if (!hasRoom()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = trusted.createScript('');
  document.head.append(rules);
};
