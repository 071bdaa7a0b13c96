import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('every constant of the specification has its value', () => {
  expect(limits).toMatchObject({
    VERSION: '25.2',
    COPYRIGHT_YEAR: 2025,
    TOKEN_REFRESH_INTERVAL_MS: 240_000,
    USERNAME_MAX: 15,
    USERNAME_MAX_LENGTH_FLAG: 14,
    PASSWORD_MIN: 6,
    PASSWORD_MAX: 20,
    EMAIL_MAX: 254,
    TEXT_LONG_MAX: 500,
    TEXT_MEDIUM_MAX: 200,
    TEXT_SHORT_MAX: 100,
    BREAKPOINT_MOBILE: 701,
    BREAKPOINT_MOBILE_COMPACT: 530,
    CHUNK_LOAD_TIMEOUT_MS: 120_000,
    LOGIN_RETRY_NAVIGATION_MS: 100,
    SCROLL_RECALCULATION_MS: 100,
  });
});

test('the refresh comes well before the access token ends', () => {
  expect(limits.TOKEN_REFRESH_INTERVAL_MS).toBeLessThan(limits.ACCESS_TOKEN_LIFETIME_MS);
});
