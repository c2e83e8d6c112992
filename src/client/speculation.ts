import { hasRoom } from './connection.ts';

/**
 * Lets the browser fetch the next page's HTML when a visitor is about to follow a link to it, where there is room.
 * Never a prerender: that would start films early.
 */
export const speculate = (): void => {
  if (!hasRoom()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({
    prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
  document.head.append(rules);
};
