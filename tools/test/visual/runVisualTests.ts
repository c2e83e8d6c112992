import { spawnSync } from 'node:child_process';

/** The suite whose report and pictures `npm run test:visual` leaves in tests/results. */
export const SUITE = process.env['TEST_SUITE'] ?? 'visual';

/**
 * Runs the visual tests.
 * @returns whether all passed
 */
export const runVisualTests = (args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync('playwright', ['test', ...args, '--project', 'visual'], {
    stdio: 'inherit',
    env: { ...process.env, TEST_SUITE: SUITE, ...env },
  }).status === 0;
