import { FIXTURE_DEPLOY, FIXTURE_DIST } from './fixtureSite.ts';
import type { Reads } from './inputs/inputs.ts';

/** Astro's list of pictures, which every build writes; and the store of content that Vitest and Astro's check fill. */
type Lock = 'pictures' | 'store';

/** Part of a test run: a check of the code, a build or a suite. */
export interface Step {
  name: string;
  /** The steps that must have ended before. Where one of them failed, this one does not run. */
  after?: readonly string[];
  /** What it changes in the checkout. Steps with the same lock never run at the same time. */
  locks?: readonly Lock[];
  /** The program in node_modules/.bin, and its arguments. */
  command: readonly [string, ...string[]];
  reads: Reads;
}

export const DOCUMENTS = ['docs/**', '**/*.md'];

/** The site's own content. The fixture site stands in for it wherever a test expects certain words. */
export const LIVE = ['content/**'];

/** Settings of checks and of services that no test starts. */
export const APART = [
  '.ci/**',
  '.github/**',
  '.vscode/**',
  '.prettier*',
  'eslint.config.js',
  'stylelint.config.js',
  'knip.json',
];

/** What builds are made from. A test of a finished build reads these only where it imports them. */
export const PARTS_OF_BUILDS = ['src/**', 'tools/**', 'public/**', 'astro.config.mjs', 'vitest.config.ts'];

const TESTS = ['tests/**', 'playwright.config.ts', 'vitest.config.ts'];

const check = (name: string, ...leavesOut: string[]): Step => ({
  name: `check:${name}`,
  command: ['npm', 'run', '--silent', `check:${name}`],
  reads: { leavesOut, builds: [], includes: [] },
});

/** What rewrites the types that Astro generates, or reads them. */
const GENERATED: readonly Lock[] = ['pictures', 'store'];

export const CHECKS: readonly Step[] = [
  { ...check('types', ...DOCUMENTS), locks: GENERATED },
  {
    ...check('lint', ...DOCUMENTS, ...LIVE, 'tests/fixture-site/**'),
    after: ['check:types'],
    locks: GENERATED,
  },
  check('styles', ...DOCUMENTS, ...LIVE, ...TESTS),
  check('format', ...LIVE),
  check('unused', ...DOCUMENTS, ...LIVE),
];

const SITE: Step = {
  name: 'site',
  command: ['npm', 'run', 'build'],
  locks: GENERATED,
  reads: { leavesOut: [...DOCUMENTS, ...APART, ...TESTS], builds: ['dist', 'deploy'], includes: [] },
};

const FIXTURE_BUILD: Step = {
  name: 'fixture-site',
  command: ['node', 'tools/test/fixtureSite.ts'],
  locks: GENERATED,
  reads: {
    leavesOut: [...DOCUMENTS, ...APART, ...LIVE, 'tests/!(fixture-site)/**', 'playwright.config.ts'],
    builds: [FIXTURE_DIST, FIXTURE_DEPLOY],
    includes: [],
  },
};

/** The builds that suites read. */
export const BUILDS: readonly Step[] = [SITE, FIXTURE_BUILD];
