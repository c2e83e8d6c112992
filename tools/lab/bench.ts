// Measurements for people to read, all of the built site. Run them on a machine that does nothing else.
//   npm run bench                      how quickly pages show, beside a blank page; the table goes to docs/performance.md
//   npm run bench -- times 5           the same, medians of five rounds instead of three
//   npm run bench -- quay [3] [1]      the same and more on three bad links, or one; needs root, /dev/net/tun and nginx
//                                      OTHER_SITE=FOLDER measures the home page of another built site beside ours
//   npm run bench -- outages [20]      whether visits succeed where packets and the link itself get lost; needs the same
//   npm run bench -- scores            Lighthouse's scores of every page; the table goes to docs/performance.md
//   npm run bench -- growth [NAME]     what ten times the content costs; only the sites with NAME in their name
//   npm run bench -- load [PATH]       requests per second through nginx; needs nginx and wrk
//   npm run bench -- screens [SHEET…]  sheets of screenshots, into docs/screens/; only the sheets named

import { argv } from 'node:process';

const COMMANDS: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  times: () => import('./pages/times.ts'),
  quay: () => import('./quay/quay.ts'),
  outages: () => import('./quay/outages.ts'),
  scores: () => import('./pages/scores.ts'),
  growth: () => import('./growth/growth.ts'),
  load: () => import('./load.ts'),
  screens: () => import('./screens/screens.ts'),
};

const [name = 'times', ...args] = argv.slice(2);
const command = COMMANDS[name];
if (command) await (await command()).run(args);
else {
  console.error(`There is no measurement "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 1;
}
