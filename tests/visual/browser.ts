import { join, resolve } from 'node:path';
import { findBrowser, type TestBrowser } from '../fixtures/browser.ts';

/** Where the test build stands: the site and its style guide, apart from the build that visitors get. */
export const TEST_SITE = 'tests/results/test-site';

export const BASELINES = resolve(import.meta.dirname, 'baselines');

export const FINGERPRINT = join(BASELINES, 'fingerprint.json');
export const PROBE = join(BASELINES, 'probe.png');

/** Takes out of the picture what one build of a browser or one machine does differently from another. */
const STEADY = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * How the browser starts for pictures.
 * @param found which browser to start; by default the whole one, by which the baselines are
 */
export const launchOptions = (found = findBrowser('whole')): TestBrowser['launch'] => ({
  ...found?.launch,
  args: [...(found?.launch.args ?? []), ...STEADY],
});
