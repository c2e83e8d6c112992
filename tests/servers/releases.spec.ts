/** A release between two pages of a visit, in nginx, published as `docs/deploying.md` says. */
import { execSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxIsMissing, startNginx } from '../../tools/hosting/nginx/startNginx.ts';
import { temporaryFolder } from '../../tools/test/files.ts';
import { FIXTURE_DEPLOY, FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';
import { hydrate } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

test.skip(nginxIsMissing() !== undefined, nginxIsMissing() ?? '');

/** Publishes a release whose headings say which it is, and whose pictures and scripts have names of their own. */
const publish = (server: string, release: string): void => {
  const [folder, current] = [join(server, release), join(server, 'current')];
  cpSync(FIXTURE_DIST, folder, { recursive: true });
  const hashed = readdirSync(join(folder, '_astro')).filter((name) => /\.(?:avif|webp|js)$/.test(name));
  for (const name of hashed) renameSync(join(folder, '_astro', name), join(folder, '_astro', release + name));
  for (const copy of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, copy));
  for (const file of globSync('{**/*.html,_astro/*.js}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    const named = text.replace(/[\w.-]+\.(?:avif|webp|js)\b/g, (name) =>
      hashed.includes(name) ? release + name : name,
    );
    writeFileSync(join(folder, file), named.replaceAll('</h1>', ` ${release}</h1>`));
  }
  // The first release has none before it.
  execSync(`mkdir -p ${current}/_astro && cp -an ${current}/_astro/. ${folder}/_astro/`);
  execSync(`rm -r ${current} && ln -sfn ${folder} ${current}`);
};

test('every page finds its files, one that was seen is had, and reloading shows the new one', async ({
  page,
}) => {
  const server = temporaryFolder('releases');
  publish(server, 'first');
  const includes = `${FIXTURE_DEPLOY}/nginx`;
  const { url, stop } = await startNginx({ root: join(server, 'current'), includes, secure: false });
  const heading = page.getByRole('heading', { level: 1 });
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
  try {
    await page.goto(`${url}/gallery`);
    publish(server, 'second');
    await follow('About Us');
    await expect(heading).toContainText('second');
    await follow('Gallery');
    await expect(heading).toContainText('first');
    // What is missing would be an error in the console.
    for (const tile of await page.locator('.tile img').all()) {
      await tile.scrollIntoViewIfNeeded();
      await expect
        .poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await hydrate(page, 'ServicesMenu');
    // nginx remembers for ten seconds which file it has.
    await expect(async () => {
      await page.reload();
      await expect(heading).toContainText('second', { timeout: 500 });
    }).toPass();
  } finally {
    await page.close();
    await stop();
  }
});
