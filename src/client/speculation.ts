import { hasRoom } from './connection.ts';
import { SPECULATION_RULES } from './speculationRules.ts';

/** Lets the browser fetch the next page ahead, where there is room. */
export const speculate = (): void => {
  if (!hasRoom()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
};
