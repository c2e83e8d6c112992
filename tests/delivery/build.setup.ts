import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { BUILDS, ENDPOINT, SITE } from './places.ts';

for (const [format, folder] of Object.entries(BUILDS)) {
  test(`a build that delivers (${format})`, () => {
    const { status, stdout, stderr } = spawnSync(
      'node_modules/.bin/astro',
      ['build', '--outDir', folder, '--silent'],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          ASTRO_TELEMETRY_DISABLED: '1',
          NODE_ENV: 'production',
          SITE_URL: SITE,
          CONTACT_ENDPOINT: ENDPOINT,
          CONTACT_FORMAT: format,
        },
      },
    );
    expect(status, stdout + stderr).toBe(0);
  });
}
