import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// All test files share one page. By itself the library cleans up in the first file only, and never removes what a test
// added to the page.
afterEach(async () => {
  await cleanup();
  document.body.replaceChildren();
});
