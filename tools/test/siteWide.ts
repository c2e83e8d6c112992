/** Builds some content in a temporary project, and runs the site-wide checks on the site. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_CONTENT } from './fixtureSite.ts';
import { buildIn, createTemporaryProject } from './temporaryProject.ts';

/** Where such content is kept, relative to the project's folder. */
export const contentOf = (name: string): string => `tests/results/${name}/content`;

/**
 * Builds the content with this name into `tests/results/<name>/dist`, and checks the site.
 * @param args for Playwright
 * @returns whether the site was built and passed
 */
export const checkSite = (name: string, args: readonly string[]): boolean => {
  const content = contentOf(name);
  const site = `tests/results/${name}/dist`;
  rmSync(site, { recursive: true, force: true });
  const root = createTemporaryProject(content, FIXTURE_CONTENT);
  const failure = buildIn(root);
  if (failure === undefined) cpSync(join(root, 'dist'), site, { recursive: true });
  else console.error(`The content “${name}” cannot be built:\n${failure}`);
  rmSync(root, { recursive: true });
  if (failure !== undefined) return false;
  const env = {
    CONTENT_DIR: content,
    SITE_ROOT: site,
    // Pages that one template makes are alike, and the site's own content is tested on every page.
    PAGES: 'sample',
    SUITE: `${process.env['SUITE'] ?? 'site'}-${name}`,
  };
  const playwright = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--project', 'site-wide', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
};
