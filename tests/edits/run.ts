// Makes the twelve edits in a copy of the site's own content, and runs the site-wide checks on it: whoever changes words,
// pictures or services turns no test red.  node tests/edits/run.ts [arguments for Playwright]
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentDir } from '../../src/contentDir.ts';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { format } from '../../tools/content/check/finding.ts';
import { checkSite, contentOf } from '../../tools/test/siteWide.ts';
import { makeEdits } from './edits.ts';

const content = contentOf('edited');
/** The edits are made where `content:new` and the check find a project: pages beside the content. */
const root = resolve(content, '..');

rmSync(root, { recursive: true, force: true });
mkdirSync(`${root}/src`, { recursive: true });
symlinkSync(resolve('src/pages'), `${root}/src/pages`);
cpSync(contentDir(), content, { recursive: true });
delete process.env['CONTENT_DIR'];
makeEdits(root);

const findings = (await checkContent(root)).filter(({ note }) => !note);
for (const finding of findings) console.error(format(finding));
if (findings.length > 0 || !checkSite('edited', 'content', process.argv.slice(2))) process.exitCode = 1;
