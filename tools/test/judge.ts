/** Builds a content folder in a copy of the project, and tests the site as any content is tested. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryProject } from './temporaryProject.ts';

/** A content folder of the project, and the folder for the site that is built from it. */
export interface Content {
  name: string;
  content: string;
  site: string;
}

interface Pictures {
  /** The content folder whose finished pictures are used: one with the same photographs. */
  like: string;
  /** Whether pictures are compressed in a fifth of the time, into more bytes. */
  quick: boolean;
}

const AS_PUBLISHED: Pictures = { like: 'content', quick: false };

/** Where the content with this name and its site are kept. */
export const placesOf = <Name extends string>(name: Name) => ({
  name,
  content: `tests/results/${name}/content`,
  site: `tests/results/${name}/dist`,
});

/** Builds in a copy, because Astro cannot build two content folders in one project. */
const build = ({ name, content, site }: Content, { like, quick }: Pictures): boolean => {
  const project = createTemporaryProject(content, like);
  if (quick) project.replace('astro.config.mjs', 'effort: 3', 'effort: 0');
  const failure = project.build();
  rmSync(site, { recursive: true, force: true });
  if (failure === undefined) cpSync(join(project.root, 'dist'), site, { recursive: true });
  project.remove();
  if (failure !== undefined) console.error(`The content “${name}” cannot be built:\n${failure}`);
  return failure === undefined;
};

/**
 * Builds content and runs the tests that must hold of any content. Each writes a report named after the suite and the
 * content.
 * @param args for Playwright
 */
export const judge = (content: Content, args: readonly string[], pictures = AS_PUBLISHED): boolean => {
  if (!build(content, pictures)) return false;
  const projects = ['--project', 'site-wide', '--project', 'budgets'];
  const { status } = spawnSync('playwright', ['test', ...projects, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CONTENT_DIR: content.content,
      SITE_ROOT: content.site,
      // Pages that one template makes are alike, and the site's own content is tested on every page.
      PAGES: 'sample',
      SUITE: `${process.env['SUITE'] ?? 'judge'}-${content.name}`,
    },
  });
  return status === 0;
};
