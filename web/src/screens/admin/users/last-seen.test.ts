import { expect, test } from 'vitest';
import { lastSeen } from './last-seen.ts';

const DAY = 24 * 60 * 60_000;
const now = 100 * DAY;

test('a new account that nobody has signed in to was never seen', () => {
  expect(lastSeen({ last_seen_at: null, created_at: now - DAY }, now)).toBe('never_seen');
});

test('an old account without a session was not seen for long', () => {
  expect(lastSeen({ last_seen_at: null, created_at: now - 31 * DAY }, now)).toBe('long_ago');
});

test('an account with a session was seen when that was used', () => {
  expect(lastSeen({ last_seen_at: now - 5, created_at: now - DAY }, now)).toBe(now - 5);
});
