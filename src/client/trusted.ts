import { PAGES } from './events.ts';

/**
 * What the browser may prefetch: the HTML of a page whose link a visitor is about to follow. Nothing is prerendered,
 * because that would start films too early. The security policy allows exactly this text, by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: PAGES }, eagerness: 'moderate' }],
});

interface Policy {
  createScript: (text: string) => string;
  createScriptURL: (text: string) => string;
}

/** The part of Trusted Types used here, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const RULES: Policy = {
  createScript: () => SPECULATION_RULES,
  createScriptURL: () => '/sw.js',
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * Creates the only script text and the only script address that the page's script sets: the speculation rules and the
 * service worker. The site's headers allow no other policy.
 */
export const trusted = trustedTypes?.createPolicy('page', RULES) ?? RULES;
