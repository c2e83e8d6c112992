import { SPECULATION_RULES } from './speculationRules.ts';

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

const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };

/**
 * Creates the only script text and the only script address that the page's script sets: the speculation rules and the
 * service worker. The site's headers allow no other policy.
 */
export const trusted = trustedTypes?.createPolicy('page', RULES) ?? RULES;
