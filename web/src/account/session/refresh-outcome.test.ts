import { REFRESH_GRACE_MS, TOKEN_REFRESH_INTERVAL_MS } from '@kodestien/contract/limits';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api-client/errors.ts';
import { isAlreadyRefreshed, timeUntilRefresh } from './refresh-due.ts';
import { pauseBeforeRetry, refreshFailure } from './refresh-outcome.ts';

const status = (value: number) => new ApiError({ status: value, code: null, detail: '' });

test.each([400, 401, 404])('a refresh refused with %i ends the session and keeps what is stored', (value) => {
  expect(refreshFailure(status(value))).toBe('ended');
});

test.each([403, 405, 409, 418, 429, 500, 502, 503])('a refresh answered with %i signs out', (value) => {
  expect(refreshFailure(status(value))).toBe('sign_out');
});

test('no answer is no status: everything stays, and it is tried again', () => {
  expect(refreshFailure(new NetworkError('offline'))).toBe('try_again');
});

test('a lost answer is asked for again while the server still gives the same successor', () => {
  expect(pauseBeforeRetry(1) + pauseBeforeRetry(2)).toBeLessThan(REFRESH_GRACE_MS);
  expect(pauseBeforeRetry(50)).toBe(60_000);
});

test('tokens are renewed when the interval has passed, also after a long sleep', () => {
  expect(TOKEN_REFRESH_INTERVAL_MS).toBe(240_000);
  expect(timeUntilRefresh(1_000, 1_000)).toBe(240_000);
  expect(timeUntilRefresh(1_000, 201_000)).toBe(40_000);
  expect(timeUntilRefresh(1_000, 90_000_000)).toBe(0);
  expect(timeUntilRefresh(5_000, 1_000)).toBe(0);
});

test('a tab takes over what another tab has renewed meanwhile', () => {
  const stored = { access: 'new', refreshedAt: 1_000_000 };
  expect(isAlreadyRefreshed({ kind: 'interval' }, stored, 1_000_500, 1_000_600)).toBe(true);
  expect(isAlreadyRefreshed({ kind: 'interval' }, stored, 1_240_000, 1_240_001)).toBe(false);
  expect(isAlreadyRefreshed({ kind: 'refused', access: 'old' }, stored, 0, 0)).toBe(true);
  expect(isAlreadyRefreshed({ kind: 'refused', access: 'new' }, stored, 0, 0)).toBe(false);
});

test('starting the app renews the tokens, unless another tab did so while this one waited its turn', () => {
  const stored = { access: 'a', refreshedAt: 1_000 };
  expect(isAlreadyRefreshed({ kind: 'start' }, stored, 1_500, 1_600)).toBe(false);
  expect(isAlreadyRefreshed({ kind: 'start' }, stored, 900, 1_600)).toBe(true);
});
