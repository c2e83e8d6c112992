import { expect, test } from '@playwright/test';
import { buildFixtureSite } from '../../tools/test/fixtureSite.ts';
import { BUILDS, ENDPOINT, SITE } from './places.ts';

for (const [format, folder] of Object.entries(BUILDS)) {
  test(`build with delivery (${format})`, () => {
    const settings = { SITE_URL: SITE, CONTACT_ENDPOINT: ENDPOINT, CONTACT_FORMAT: format };
    expect(buildFixtureSite(folder, settings)).toBeUndefined();
  });
}
