// Makes the twelve edits in a copy of the site's own content, and runs the site-wide checks on it: whoever changes words,
// pictures or services turns no test red.  node tests/edits/run.ts [arguments for Playwright]
import { cpSync, rmSync } from 'node:fs';
import { contentDir } from '../../src/contentDir.ts';
import { checkSite, contentOf } from '../../tools/test/siteWide.ts';
import { makeEdits } from './edits.ts';

const content = contentOf('edited');
rmSync(content, { recursive: true, force: true });
cpSync(contentDir(), content, { recursive: true });
makeEdits(content);
if (!checkSite('edited', 'content', process.argv.slice(2))) process.exitCode = 1;
