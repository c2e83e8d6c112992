import { hasRoom } from './connection.ts';
import { SPECULATION_RULES } from './speculationRules.ts';

/**
 * The part of Trusted Types used here, which TypeScript's DOM types lack. A policy returns an object, which the DOM
 * accepts wherever it expects a string.
 */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScript: () => string },
  ) => { createScript: (text: string) => string };
}

/** Lets the browser prefetch the next page, where the connection and settings allow it. */
export const speculate = (): void => {
  if (!hasRoom()) return;
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  // The site's headers allow only this policy to create script text, and it creates only the speculation rules.
  const policy = trustedTypes?.createPolicy('speculation-rules', { createScript: () => SPECULATION_RULES });
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = policy?.createScript('') ?? SPECULATION_RULES;
  document.head.append(rules);
};
