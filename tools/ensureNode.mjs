// Runs before the npm scripts that people begin with, so that they find a Node that can run them: the bundled one where there
// is one for this platform, else the system’s. An old Node may run this file, so it keeps to old syntax.
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';

const { platform, arch, versions } = process;
const windows = platform === 'win32';
const bundled = windows ? `node-win-${arch}\\bin\\node.exe` : `node-${platform}-${arch}/bin/node`;
const link = windows ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node';

if (existsSync(`node_modules/${bundled}`)) {
  // npm 10 deletes this link again, with those of the same name in the packages for other platforms.
  if (!existsSync(link)) {
    if (windows) writeFileSync(link, `@"%~dp0..\\${bundled}" %*\r\n`);
    else symlinkSync(`../${bundled}`, link);
  }
} else {
  const [major, minor] = versions.node.split('.').map(Number);
  const runsTypeScript = major === 22 ? minor >= 18 : major === 24 ? minor >= 2 : major > 24;
  if (!runsTypeScript) {
    console.error(
      `This project needs Node 22.18, 24.2 or newer; this is Node ${versions.node}.\n` +
        'It brings its own Node for Linux (x64, arm64) and Windows (x64), where Node 20 is enough to install it.\n' +
        `There is none for ${platform} ${arch}, or optional packages were left out.\n` +
        'Install Node 24 from https://nodejs.org, then run: npm ci',
    );
    process.exitCode = 1;
  }
}
