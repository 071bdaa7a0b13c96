import { expect, test } from 'vitest';
import { textFault } from './text-fault.ts';

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['x'.repeat(501), 'too_long'],
  ['🏔'.repeat(501), 'too_long'],
  ['a\u0000b', 'not_plain'],
])('%j cannot be sent: %s', (typed, fault) => {
  expect(textFault(typed)).toBe(fault);
});

test.each(['x', 'to\nlinjer', ` ${'x'.repeat(500)} `, '🏔'.repeat(500)])('%j can be sent', (typed) => {
  expect(textFault(typed)).toBeNull();
});
