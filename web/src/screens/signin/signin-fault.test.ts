import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../api-client/errors.ts';
import { linkFault } from './link-fault.ts';
import { signinFault } from './signin-fault.ts';

const answer = (status: number, code: ConstructorParameters<typeof ApiError>[0]['code'] = null) =>
  new ApiError({ status, code, detail: '' });

test('each answer to a sign-in has the line that the specification gives it', () => {
  expect(signinFault(answer(400, 'validation_failed')).kind).toBe('wrong_credentials');
  expect(signinFault(answer(401, 'wrong_credentials')).kind).toBe('wrong_credentials');
  expect(signinFault(answer(401, 'email_not_confirmed')).kind).toBe('email_not_confirmed');
  expect(signinFault(answer(404)).kind).toBe('not_found');
  expect(signinFault(answer(405)).kind).toBe('method');
  expect(signinFault(answer(500))).toEqual({ kind: 'unknown', status: 500 });
});

test('too many tries and no answer are said as everywhere else', () => {
  expect(signinFault(answer(429, 'too_many_requests')).kind).toBe('shared');
  expect(signinFault(new NetworkError('offline')).kind).toBe('shared');
});

test('a mailed link tells whether it is old, used, wrong, or not to blame', () => {
  expect(linkFault(answer(410, 'link_expired'))).toBe('expired');
  expect(linkFault(answer(410, 'link_used'))).toBe('used');
  expect(linkFault(answer(400, 'link_invalid'))).toBe('invalid');
  expect(linkFault(answer(409, 'email_taken'))).toBe('taken');
  expect(linkFault(answer(500, 'internal'))).toBe('failed');
  expect(linkFault(new NetworkError('offline'))).toBe('failed');
});
