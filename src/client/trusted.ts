interface Policy {
  createScriptURL: (address: string) => string;
}

/** The part of Trusted Types used here, which TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const RULES: Policy = { createScriptURL: () => '/sw.js' };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Creates the only script address that the page's script sets: the service worker's. The headers allow no other policy. */
export const trusted = trustedTypes?.createPolicy('page', RULES) ?? RULES;
