import type { Reads } from './inputs/inputs.ts';
import { explainCoverage } from './coverage.ts';
import { EDITION_DEPLOY, EDITION_SITE } from './edition.ts';
import { playwright } from './reports.ts';
import { APART, BUILDS, DOCUMENTS, LIVE, PARTS_OF_BUILDS, type Step } from './steps.ts';
import { playwrightSuite, vitestSuite, type Suite } from './suite.ts';

/** Reads a finished build through the project's own server, never the files that it was made from. */
const site = (build: string, ...leavesOut: string[]): Reads => ({
  leavesOut: [...DOCUMENTS, ...APART, ...PARTS_OF_BUILDS, ...leavesOut],
  builds: [build],
  includes: ['tools/hosting/serve.ts'],
});

const EDITION = site(EDITION_SITE, ...LIVE);

/** Builds sites of its own from the edition. */
const building = (...builds: string[]): Reads => ({
  leavesOut: [...DOCUMENTS, ...APART, ...LIVE],
  builds,
  includes: [],
});

/** In the order in which they start: first those that take longest, so that none runs alone at the end. */
const DECLARED: readonly Suite[] = [
  {
    // The four projects run in one process, where coverage can be measured.
    ...vitestSuite(
      'unit',
      // The runner's own tests follow the imports of all tests.
      { leavesOut: LIVE, builds: [], includes: ['tests/**/*.{ts,tsx}'] },
      ['unit', 'component', 'island', 'content'],
      '--coverage',
    ),
    folders: ['unit', 'component', 'island', 'content'],
    explain: explainCoverage,
    locks: ['pictures', 'store'],
  },
  playwrightSuite('e2e', EDITION, 'e2e', 'bfcache', 'noscript'),
  {
    // Each of its tests builds on the one before, so after a failure the rest could only time out.
    ...vitestSuite('editor', building(), ['editor'], '--bail=1', '--maxWorkers=2'),
    locks: ['store'],
  },
  {
    // Together, because they need the same builds.
    ...playwrightSuite('delivery', building(EDITION_SITE), 'delivery', 'mutations', 'mutations-firefox'),
    folders: ['delivery', 'mutations'],
    locks: ['pictures'],
  },
  {
    name: 'editions',
    command: ['node', 'tools/test/editions.ts'],
    read: playwright,
    folders: ['invariants', 'budgets'],
    reads: { leavesOut: [...DOCUMENTS, ...APART, ...LIVE], builds: [], includes: ['tools/hosting/serve.ts'] },
  },
  {
    name: 'visual',
    command: ['node', 'tools/test/visual.ts'],
    read: playwright,
    reads: building(),
    locks: ['pictures'],
  },
  playwrightSuite('invariants', site('dist')),
  {
    name: 'edits',
    command: ['node', 'tests/edits/run.ts'],
    read: playwright,
    folders: ['edits', 'invariants', 'budgets'],
    reads: { leavesOut: [...DOCUMENTS, ...APART], builds: [], includes: ['tools/hosting/serve.ts'] },
  },
  {
    name: 'hosting',
    command: ['node', 'tools/hosting/check.ts'],
    read: playwright,
    reads: {
      ...site('dist'),
      builds: ['dist', 'deploy'],
      includes: ['tools/hosting/check.ts', 'tests/hosting/playwright.config.ts'],
    },
  },
  // Some of them run tests of the hosting suite, on servers with faults.
  playwrightSuite('servers', {
    ...EDITION,
    builds: [EDITION_SITE, EDITION_DEPLOY],
    includes: [...EDITION.includes, 'tests/hosting/**'],
  }),
  playwrightSuite('budgets', site('dist')),
  {
    ...vitestSuite('build', {
      leavesOut: [...DOCUMENTS, ...APART],
      builds: ['dist', EDITION_SITE],
      includes: ['README.md', 'docs/before-launch.md'],
    }),
    locks: ['store'],
  },
  playwrightSuite('accessibility', EDITION),
  playwrightSuite(
    'engines',
    { ...EDITION, includes: [...EDITION.includes, 'tests/visual/layout/**'] },
    'firefox',
    'webkit',
  ),
];

const foldersOf = ({ name, folders = [name] }: Suite) => folders;

/** A suite reads the folders of other suites only where it imports from them. */
const leavingOutOthers = (suite: Suite): Suite => {
  const own = foldersOf(suite);
  const others = DECLARED.flatMap(foldersOf).filter((folder) => !own.includes(folder));
  const leavesOut = [...others, 'mutants'].map((folder) => `tests/${folder}/**`);
  return { ...suite, reads: { ...suite.reads, leavesOut: [...suite.reads.leavesOut, ...leavesOut] } };
};

/** A suite waits for the builds that it reads. One that makes its own waits for all, whose pictures it shares. */
const waitingForBuilds = (suite: Suite): Suite => {
  const { builds } = suite.reads;
  const isRead = ({ reads }: Step) =>
    builds.length === 0 || reads.builds.some((folder) => builds.includes(folder));
  return { ...suite, after: BUILDS.filter(isRead).map(({ name }) => name) };
};

/** In the order in which they start. */
export const SUITES: readonly Suite[] = DECLARED.map(leavingOutOthers).map(waitingForBuilds);

/** Whether a file is one of a suite's own test files. */
export const isTestOf = (suite: Suite, file: string): boolean =>
  /\.(?:spec|test)\.tsx?$/.test(file) && foldersOf(suite).some((name) => file.startsWith(`tests/${name}/`));
