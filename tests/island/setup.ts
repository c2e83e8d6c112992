import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// By itself it would clean up in the first file only, as all of them share one page.
afterEach(cleanup);
