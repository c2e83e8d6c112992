import type { Reads } from './inputs/inputs.ts';
import { explainCoverage } from './coverage.ts';
import { FIXTURE_DEPLOY, FIXTURE_DIST } from './fixtureSite.ts';
import { playwright } from './reports.ts';
import { APART, BUILDS, DOCUMENTS, LIVE, PARTS_OF_BUILDS, type Step } from './steps.ts';
import { playwrightSuite, vitestSuite, type Suite } from './suite.ts';

/** Reads a finished build through the project's own server, never the files that it was made from. */
const site = (build: string, ...leavesOut: string[]): Reads => ({
  leavesOut: [...DOCUMENTS, ...APART, ...PARTS_OF_BUILDS, ...leavesOut],
  builds: [build],
  includes: ['tools/hosting/serve.ts'],
});

const FIXTURE_CONTENT = site(FIXTURE_DIST, ...LIVE);

/** Builds sites of its own from the fixture site. */
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
  playwrightSuite('e2e', FIXTURE_CONTENT, 'e2e', 'bfcache', 'noscript'),
  {
    // Each of its tests builds on the one before, so after a failure the rest could only time out.
    ...vitestSuite('editor', building(), ['editor'], '--bail=1', '--maxWorkers=2'),
    locks: ['store'],
  },
  {
    // Together, because they need the same builds.
    ...playwrightSuite('delivery', building(FIXTURE_DIST), 'delivery', 'mutations', 'mutations-firefox'),
    folders: ['delivery', 'mutations'],
    locks: ['pictures'],
  },
  {
    name: 'extremes',
    command: ['node', 'tools/test/runExtremes.ts'],
    read: playwright,
    folders: ['site-wide', 'budgets'],
    reads: { leavesOut: [...DOCUMENTS, ...APART, ...LIVE], builds: [], includes: ['tools/hosting/serve.ts'] },
  },
  {
    name: 'visual',
    command: ['node', 'tools/test/visual.ts'],
    read: playwright,
    reads: building(),
    locks: ['pictures'],
  },
  playwrightSuite('site-wide', site('dist')),
  {
    name: 'edits',
    command: ['node', 'tests/edits/run.ts'],
    read: playwright,
    folders: ['edits', 'site-wide', 'budgets'],
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
    ...FIXTURE_CONTENT,
    builds: [FIXTURE_DIST, FIXTURE_DEPLOY],
    includes: [...FIXTURE_CONTENT.includes, 'tests/hosting/**'],
  }),
  playwrightSuite('budgets', site('dist')),
  {
    ...vitestSuite('build', {
      leavesOut: [...DOCUMENTS, ...APART],
      builds: ['dist', FIXTURE_DIST],
      includes: ['README.md', 'docs/before-launch.md'],
    }),
    locks: ['store'],
  },
  playwrightSuite('accessibility', FIXTURE_CONTENT),
  playwrightSuite(
    'engines',
    { ...FIXTURE_CONTENT, includes: [...FIXTURE_CONTENT.includes, 'tests/visual/layout/**'] },
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
