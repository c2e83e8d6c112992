import { expect, test, vi } from 'vitest';
import { SPECULATION_RULES } from '../../src/client/speculationRules.ts';

test('under Trusted Types the one policy that the headers allow creates the rules and the worker’s address', async () => {
  const made: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, policy: object) => {
      made.push(name);
      return policy;
    },
  });
  // The policy is created as the module loads, which other tests have made it do already.
  const again = '../../src/client/trusted.ts?again';
  const { trusted } = (await import(
    /* @vite-ignore */ again
  )) as typeof import('../../src/client/trusted.ts');
  expect(made).toEqual(['page']);
  expect([trusted.createScript(''), trusted.createScriptURL('')]).toEqual([SPECULATION_RULES, '/sw.js']);
});
