// `npm run fix`: corrects what can be corrected by machine. What one tool cannot correct does not keep the next from running.
import { spawnSync } from 'node:child_process';

for (const command of [
  'eslint --fix .',
  'stylelint --fix "{src,tools}/**/*.{scss,astro}"',
  'prettier --write .',
  'node tools/content/format.ts',
])
  if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0) process.exitCode = 1;
