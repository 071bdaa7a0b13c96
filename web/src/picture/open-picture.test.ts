import { expect, test } from 'vitest';
import { fitted, PICTURE_FILE_MAX_BYTES, pictureIssue } from './open-picture.ts';

test('a photo from a phone may be used', () => {
  expect(pictureIssue({ type: 'image/jpeg', size: 12_000_000 })).toBeNull();
  expect(pictureIssue({ type: '', size: 1000 })).toBeNull();
});

test.each([
  ['image/svg+xml', 100, 'type'],
  ['application/pdf', 100, 'type'],
  ['image/png', PICTURE_FILE_MAX_BYTES + 1, 'too_big'],
  ['image/png', 0, 'unreadable'],
] as const)('%s of %i bytes may not: %s', (type, size, issue) => {
  expect(pictureIssue({ type, size })).toBe(issue);
});

test('a large picture is opened smaller, in its own shape; a small one as it is', () => {
  expect(fitted({ width: 6000, height: 4000 }, 3000)).toEqual({ width: 3000, height: 2000 });
  expect(fitted({ width: 300, height: 200 }, 3000)).toEqual({ width: 300, height: 200 });
  expect(fitted({ width: 90_000, height: 1 }, 3000)).toEqual({ width: 3000, height: 1 });
});
