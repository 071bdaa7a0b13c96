import { expect, test } from 'vitest';
import { textIssue } from './text-issue.ts';

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['x'.repeat(501), 'too_long'],
  ['🏔'.repeat(501), 'too_long'],
  ['a\u0000b', 'not_plain'],
])('%j cannot be sent: %s', (typed, issue) => {
  expect(textIssue(typed)).toBe(issue);
});

test.each(['x', 'to\nlinjer', ` ${'x'.repeat(500)} `, '🏔'.repeat(500)])('%j can be sent', (typed) => {
  expect(textIssue(typed)).toBeNull();
});
