import { afterEach } from 'vitest';

// All test files share one page.
afterEach(() => document.body.replaceChildren());
