import { join, resolve } from 'node:path';
import { findBrowser, type TestBrowser } from '../browser.ts';

/** The folder of the test build: the site with its style guide, separate from the build that visitors get. */
export const TEST_SITE = process.env['VISUAL_SITE'] ?? 'tests/results/test-site';

/** The baselines in the repository, taken in the browser that `FINGERPRINT` describes. */
export const BASELINES = resolve(import.meta.dirname, '../../../tests/visual/baselines');

export const FINGERPRINT = join(BASELINES, 'fingerprint.json');
export const PROBE = join(BASELINES, 'probe.png');

/** Whether pictures are compared with those of an earlier commit, taken in this browser. */
export const AGAINST_BASE = process.env['VISUAL_BASELINES'] !== undefined;

/** Whether there is anything to compare pictures with. */
export const PICTURES = process.env['VISUAL_PICTURES'] !== 'none';

/** Whether the layout text is compared. It is not while an earlier commit is photographed. */
export const TEXT = process.env['VISUAL_TEXT'] !== 'none';

/** Baselines that were renewed or removed since that commit, `1440/hero.png`: their pictures are meant to differ. */
export const ACCEPTED: readonly string[] = (process.env['VISUAL_ACCEPTED'] ?? '').split('\n').filter(Boolean);

/**
 * Removes differences in drawing between machines and between builds of a browser. With slight hinting the headless shell
 * draws what the full browser draws, to the last bit, in half the time.
 */
const RENDERING_ARGS = ['--font-render-hinting=slight', '--disable-lcd-text', '--force-color-profile=srgb'];

/** How to start the browser for screenshots. */
export const launchOptions = (found = findBrowser()): TestBrowser['launch'] => ({
  ...found?.launch,
  args: [...(found?.launch.args ?? []), ...RENDERING_ARGS],
});
