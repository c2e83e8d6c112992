import { expect, test } from 'vitest';
import { formatBytes } from '../../src/components/formatBytes.ts';

test.each([
  [0, '0.1 MB'],
  [1, '0.1 MB'],
  [149_999, '0.1 MB'],
  [150_001, '0.2 MB'],
  [1_249_000, '1.2 MB'],
  [12_000_000, '12.0 MB'],
])('%i bytes are shown as %s', (bytes, read) => expect(formatBytes(bytes)).toBe(read));
