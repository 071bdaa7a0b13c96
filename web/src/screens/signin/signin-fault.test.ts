import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api-client/errors.ts';
import { linkFault } from './link-fault.ts';
import { signinFault } from './signin-fault.ts';

const answer = (status: number, code: ConstructorParameters<typeof ApiError>[0]['code'] = null) =>
  new ApiError({ status, code, detail: '' });

test('each answer to a sign-in has the line that the specification gives it', () => {
  const lines = [400, 401, 404, 405, 403, 429, 500, 503].map((status) => [status, signinFault(answer(status)).line]);
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
  expect(signinFault(new NetworkError('offline')).line).toBe('no_answer');
});

test('what more is known stands beside the line, and only then', () => {
  expect(signinFault(answer(401, 'email_not_confirmed'))).toMatchObject({
    line: 'wrong_credentials',
    more: 'email_not_confirmed',
  });
  expect(signinFault(answer(401, 'account_locked'))).toMatchObject({
    line: 'wrong_credentials',
    more: 'account_locked',
  });
  expect(signinFault(answer(429, 'too_many_requests'))).toMatchObject({ line: 'unknown', more: 'too_many_requests' });
  for (const fault of [answer(400, 'validation_failed'), answer(401, 'wrong_credentials'), answer(500, 'internal')]) {
    expect(signinFault(fault).more).toBeNull();
  }
});

test('a mailed link tells whether it is old, used, wrong, or not to blame', () => {
  expect(linkFault(answer(410, 'link_expired'))).toBe('expired');
  expect(linkFault(answer(410, 'link_used'))).toBe('used');
  expect(linkFault(answer(400, 'link_invalid'))).toBe('invalid');
  expect(linkFault(answer(409, 'email_taken'))).toBe('taken');
  expect(linkFault(answer(500, 'internal'))).toBe('failed');
  expect(linkFault(new NetworkError('offline'))).toBe('failed');
});
