import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Files, Host } from './host.ts';

const HOSTS = await Promise.all(
  globSync('*.ts', { cwd: join(import.meta.dirname, 'hosts') })
    .sort()
    .map(async (file) => {
      const module = (await import(`./hosts/${parse(file).name}.ts`)) as { default: Host };
      return module.default;
    }),
);

const merge = (files: readonly (Files | undefined)[]): Files => Object.assign({}, ...files) as Files;

/** What the build adds to the site for hosts that read it there. */
export const siteFiles: Files = merge(HOSTS.map(({ inSite }) => inSite));

/** The names of these. */
export const HOST_FILES: readonly string[] = Object.keys(siteFiles);

/** What the build writes into `deploy/`. */
export const deployFiles = (address: URL): Files =>
  merge(HOSTS.map(({ inDeploy }) => inDeploy?.({ address, hostFiles: HOST_FILES })));
