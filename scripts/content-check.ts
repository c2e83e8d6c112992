/** `npm run content:check`: says what is wrong with the content, all of it, and leaves with 1 if anything is. */
import { styleText } from 'node:util';
import { checkContent } from '../src/content-check/check.ts';
import { count, format } from '../src/content-check/finding.ts';

const findings = await checkContent(process.cwd());
for (const finding of findings) {
  const [place = '', ...rest] = format(finding).split('\n');
  console.log(`${styleText('bold', place)}\n${rest.join('\n')}\n`);
}
const files = new Set(findings.map(({ file }) => file)).size;
if (findings.length === 0) console.log(styleText('green', 'The content is sound.'));
else {
  console.log(styleText('red', `${count(findings.length, 'mistake')} in ${count(files, 'file')}.`));
  process.exitCode = 1;
}
