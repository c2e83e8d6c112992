import { hasRoom } from './connection.ts';
import { SPECULATION_RULES } from './speculationRules.ts';

/**
 * What is used here of the browser's Trusted Types, which TypeScript's DOM types do not have yet. What a policy
 * makes is no string, but stands wherever one is asked for.
 */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: () => string },
  ) => { createScript: (text: string) => string };
}

/** Lets the browser fetch the next page ahead, where there is room. */
export const speculate = (): void => {
  if (!hasRoom()) return;
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  // The site's headers let this policy alone make script text, and it makes nothing but the rules.
  const policy = trustedTypes?.createPolicy('speculation-rules', { createScript: () => SPECULATION_RULES });
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = policy?.createScript('') ?? SPECULATION_RULES;
  document.head.append(rules);
};
