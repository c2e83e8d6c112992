/**
 * What the browser may fetch ahead: the HTML of a page whose link a visitor is about to follow. Never a prerender,
 * which would start films early. The security policy allows exactly this text, by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
