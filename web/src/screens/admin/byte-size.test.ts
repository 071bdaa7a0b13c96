import { expect, test } from 'vitest';
import { byteSize } from './byte-size.ts';

test('a size is written in the unit that people would use', () => {
  expect(byteSize(0, String)).toBe('0 B');
  expect(byteSize(999, String)).toBe('999 B');
  expect(byteSize(1234, String)).toBe('1.2 kB');
  expect(byteSize(20_480, String)).toBe('20 kB');
  expect(byteSize(5_400_000_000, String)).toBe('5.4 GB');
});
