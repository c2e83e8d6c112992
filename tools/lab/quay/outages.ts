import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../pages/report.ts';
import { linkIsMissing } from './link.ts';
import { LINKS, onLink, outputOf } from './onLink.ts';
import { ENQUIRIES, SITE, writeServer } from './server.ts';

/** An entry as the service received it. */
interface Entry {
  id: string;
  message: string;
}

const TASKS = 5;

/** Builds the site so that it delivers enquiries at the far end of a link. */
const build = (folder: string): void => {
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder];
  const settings = { CONTACT_ENDPOINT: ENQUIRIES, SITE_URL: SITE };
  const { status, stderr } = spawnSync(process.execPath, astro, {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site was not built:\n${stderr}`);
};

/** Visits the site, and counts what the service received. */
const visitSite = (root: string, visits: string): Promise<{ failed: string[]; entries: Entry[] }> => {
  const { configuration, certificate, remove } = writeServer(root);
  const script = (name: string) => [process.execPath, join(import.meta.dirname, name)];
  return onLink(LINKS[2], configuration, async ({ near, far }) => {
    const service = far([...script('enquiries.ts'), certificate]);
    const received = outputOf(service);
    const failed = JSON.parse(await outputOf(near([...script('outageVisits.ts'), visits]))) as string[];
    service.kill('SIGTERM');
    const lines = (await received).split('\n').filter(Boolean);
    return { failed, entries: lines.map((line) => JSON.parse(line) as Entry) };
  }).finally(remove);
};

/**
 * Whether visits succeed where packets get lost, and every so often the link itself: five tasks in each, an enquiry among
 * them. An entry is lost if no request brought it, and doubled if it came under two ids. Where this machine cannot set up
 * such a link, says why and measures nothing.
 */
export const run = async ([visits = '20']: string[]): Promise<void> => {
  const missing = linkIsMissing();
  if (missing !== undefined) {
    console.log(`The quay cannot be set up here: ${missing}. Nothing was measured.`);
    return;
  }
  const root = mkdtempSync(join(tmpdir(), 'outages-'));
  try {
    build(root);
    const { failed, entries } = await visitSite(root, visits);
    for (const problem of failed) console.log(problem);
    const messages = new Set(entries.map(({ message }) => message)).size;
    const ids = new Set(entries.map(({ id }) => id)).size;
    const tasks = Number(visits) * TASKS;
    await publish(
      'outages',
      `On ${LINKS[2].name}: of ${tasks} tasks in ${visits} visits ${tasks - failed.length} were done. ` +
        `Of ${visits} enquiries, ${Number(visits) - messages} were lost and ${ids - messages} doubled, ` +
        `in ${entries.length} requests.`,
    );
  } finally {
    rmSync(root, { recursive: true });
  }
};
