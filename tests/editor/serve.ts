// Serves a copy of the project with `astro dev`. Tests change the copy's content.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dev } from 'astro';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { PARTS } from '../../tools/test/temporaryProject.ts';
import { PROJECT } from './site.ts';

const HERE = process.cwd();

mkdirSync(PROJECT, { recursive: true });
// Bundled packages stay from one run to the next.
for (const part of [...PARTS, 'content', '.astro', 'originals'])
  rmSync(join(PROJECT, part), { recursive: true, force: true });
for (const part of PARTS) cpSync(part, join(PROJECT, part), { recursive: true });
cpSync(FIXTURE_CONTENT, join(PROJECT, 'content'), { recursive: true });
process.chdir(PROJECT);
const start = () =>
  dev({
    // What it says of mistakes is what the tests expect on the page.
    logLevel: 'silent',
    server: { port: 0 },
    // The copy has no packages of its own.
    vite: { server: { fs: { allow: [HERE] } } },
  });

const sound = await start();
const { status } = await fetch(`http://localhost:${sound.address.port}/about`);
if (status !== 200) throw new Error(`A server that starts on sound content answers with ${status}.`);
await sound.stop();
// The server now starts on a mistake, which `start.setup.ts` corrects.
writeFileSync(join(PROJECT, 'content/site.json'), '{ "name": ');
const { address } = await start();
console.log(`http://localhost:${address.port}`);
