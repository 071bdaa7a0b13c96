import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api-client/errors.ts';
import { linkIssue } from './link-issue.ts';
import { signinIssue } from './signin-issue.ts';

const answer = (status: number, code: ConstructorParameters<typeof ApiError>[0]['code'] = null) =>
  new ApiError({ status, code, detail: '' });

test('each answer to a sign-in has the line that the specification gives it', () => {
  const lines = [400, 401, 404, 405, 403, 429, 500, 503].map((status) => [status, signinIssue(answer(status)).line]);
  expect(Object.fromEntries(lines)).toEqual({
    400: 'wrong_credentials',
    401: 'wrong_credentials',
    404: 'not_found',
    405: 'method',
    403: 'unknown',
    429: 'unknown',
    500: 'unknown',
    503: 'unknown',
  });
  expect(signinIssue(new NetworkError('offline')).line).toBe('no_answer');
});

test('what more is known is beside the line, and only then', () => {
  expect(signinIssue(answer(401, 'email_not_confirmed'))).toMatchObject({
    line: 'wrong_credentials',
    more: 'email_not_confirmed',
  });
  expect(signinIssue(answer(401, 'account_locked'))).toMatchObject({
    line: 'wrong_credentials',
    more: 'account_locked',
  });
  expect(signinIssue(answer(429, 'too_many_requests'))).toMatchObject({ line: 'unknown', more: 'too_many_requests' });
  const ofProxy = 'upstream_refused' as 'method_not_allowed';
  for (const issue of [answer(405), answer(405, 'method_not_allowed'), answer(405, ofProxy), answer(502, ofProxy)]) {
    expect(signinIssue(issue).more).toBeNull();
  }
  for (const issue of [answer(400, 'validation_failed'), answer(401, 'wrong_credentials'), answer(500, 'internal')]) {
    expect(signinIssue(issue).more).toBeNull();
  }
});

test('a mailed link tells whether it is old, used, wrong, or not to blame', () => {
  expect(linkIssue(answer(410, 'link_expired'))).toBe('expired');
  expect(linkIssue(answer(410, 'link_used'))).toBe('used');
  expect(linkIssue(answer(400, 'link_invalid'))).toBe('invalid');
  expect(linkIssue(answer(409, 'email_taken'))).toBe('taken');
  expect(linkIssue(answer(500, 'internal'))).toBe('failed');
  expect(linkIssue(new NetworkError('offline'))).toBe('failed');
});
