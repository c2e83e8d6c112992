// Runs before the npm scripts that people begin with, so that they find a Node that can run them: the bundled one where there
// is one for this platform, else the system’s. An old Node may run this file, so it keeps to old syntax.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

const { platform, arch, versions } = process;
const windows = platform === 'win32';
const bundled = windows ? `node-win-${arch}\\bin\\node.exe` : `node-${platform}-${arch}/bin/node`;
const link = windows ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node';

const isThere = existsSync(`node_modules/${bundled}`);
// It does not start where the system has another C library, as Alpine Linux does.
if (isThere && spawnSync(`./node_modules/${bundled}`, ['--version']).status === 0) {
  // npm 10 deletes this link again, with those of the same name in the packages for other platforms.
  if (!existsSync(link)) {
    if (windows) writeFileSync(link, `@"%~dp0..\\${bundled}" %*\r\n`);
    else symlinkSync(`../${bundled}`, link);
  }
} else {
  const [major, minor] = versions.node.split('.').map(Number);
  const runsTypeScript = major === 22 ? minor >= 18 : major === 24 ? minor >= 2 : major > 24;
  if (runsTypeScript && isThere && !windows) {
    rmSync(link, { force: true });
    symlinkSync(process.execPath, link);
  }
  if (!runsTypeScript) {
    console.error(
      `This project needs Node 22.18, 24.2 or newer; this is Node ${versions.node}.\n` +
        'It brings its own Node for Linux (x64, arm64) and Windows (x64), where Node 20 is enough to install it.\n' +
        `${isThere ? 'That does not start here' : `There is none for ${platform} ${arch}, or optional packages were left out`}.\n` +
        'Install Node 24 (https://nodejs.org; on Alpine Linux: apk add nodejs npm), then run: npm ci',
    );
    process.exitCode = 1;
  }
}
