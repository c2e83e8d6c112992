// Makes the twelve edits in a copy of the site's own content, and tests it as any content is tested: whoever changes
// words, pictures or services turns no test red.  node tests/edits/run.ts [arguments for Playwright]
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { format } from '../../tools/content/check/finding.ts';
import { contentDir } from '../../src/contentDir.ts';
import { judge, placesOf } from '../../tools/test/judge.ts';
import { makeEdits } from './edits.ts';

const places = placesOf('edited');
const root = resolve(places.content, '..');

rmSync(root, { recursive: true, force: true });
cpSync(contentDir(), places.content, { recursive: true });
delete process.env['CONTENT_DIR'];
makeEdits(root);

const findings = await checkContent(root);
console.log(findings.map(format).join('\n\n') || 'The edited content is sound.');
if (findings.length > 0 || !judge(places, process.argv.slice(2))) process.exitCode = 1;
