/** `npm run content:check`: lists every mistake in the content, then the notes. Exits with 1 if there is a mistake. */
import { styleText } from 'node:util';
import { reviewContent } from './check/checkContent.ts';
import { format, type Finding } from './check/finding.ts';
import { count } from './check/phrases.ts';
import { LAST, output } from './git.ts';
import { annotate } from '../github/annotations.ts';
import { changeHtml } from '../publish/describe.ts';
import { changes } from '../publish/published.ts';

const list = (findings: readonly Finding[]) => {
  for (const finding of findings) {
    const [place = '', ...rest] = format(finding).split('\n');
    console.log(`${styleText('bold', place)}\n${rest.join('\n')}\n`);
  }
};

const { mistakes, notes } = await reviewContent(process.cwd());
list(mistakes);
if (notes.length > 0) {
  console.log(`${styleText('bold', count(notes.length, 'note'))}. Notes do not stop the build.\n`);
  list(notes);
}
const files = new Set(mistakes.map(({ file }) => file)).size;
if (mistakes.length === 0) console.log(styleText('green', 'No mistakes found.'));
else {
  console.log(styleText('red', `${count(mistakes.length, 'mistake')} in ${count(files, 'file')}.`));
  process.exitCode = 1;
}
// A job may check out no parent.
const isProposed =
  process.env['GITHUB_EVENT_NAME'] === 'pull_request' &&
  (await output(process.cwd(), 'rev-parse', '--quiet', '--verify', LAST)) !== '';
const proposed = isProposed ? (await changes(process.cwd(), LAST)).map(changeHtml).join('\n') : '';
annotate(
  mistakes.length === 0 ? 'No mistakes found' : 'Mistakes in the content',
  [...mistakes, ...notes],
  proposed,
);
