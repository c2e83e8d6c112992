/**
 * What the browser may prefetch: the HTML of a page whose link a visitor is about to follow. Nothing is prerendered,
 * because that would start films too early. The security policy allows exactly this text, by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
