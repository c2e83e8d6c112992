import { spawnSync } from 'node:child_process';

/** The suite whose report and pictures `npm run test:visual` leaves in tests/results. */
export const SUITE = process.env['TEST_SUITE'] ?? 'visual';

/** Playwright's project with the scenes: in Chromium, or in another engine. */
export type Project = 'visual' | 'visual-firefox' | 'visual-webkit';

/**
 * Runs the visual tests.
 * @returns whether all passed
 */
export const runVisualTests = (
  project: Project,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean =>
  spawnSync('playwright', ['test', ...args, '--project', project], {
    stdio: 'inherit',
    env: { ...process.env, TEST_SUITE: SUITE, ...env },
  }).status === 0;
