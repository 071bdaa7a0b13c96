import {
  CONFIRMATION_STATES,
  PASSWORD_STRENGTHS,
  passwordStrength,
  USERNAME_STATES,
} from '@kodestien/contract/account/rules';
import { expect, test } from 'vitest';
import { CONFIRMATION_SAID, STRENGTH_SAID, USERNAME_SAID } from '../../account/form/field-states.ts';
import { ApiError } from '../../api-client/errors.ts';
import { firstIssue, issuesFromServer, signupIssues } from './signup-issues.ts';

const good = { username: 'kari', email: 'kari@example.no', password: 'hemmelig', confirmation: 'hemmelig' };

test('a form that is filled in well can be sent, also before the username has been checked', () => {
  expect(signupIssues(good, 'valid', false)).toEqual({});
  expect(signupIssues(good, 'checking', false)).toEqual({});
  expect(signupIssues(good, 'unknown', false)).toEqual({});
});

test('an empty form asks for every field, from the top', () => {
  const issues = signupIssues({ username: '', email: '', password: '', confirmation: '' }, 'empty', false);
  expect(Object.values(issues)).toEqual(Array(4).fill('field_required'));
  expect(firstIssue(issues)).toBe('username');
});

test('each field is judged by the rule that the server uses', () => {
  expect(signupIssues(good, 'invalid', false).username).toBe('username_invalid');
  expect(signupIssues(good, 'taken', false).username).toBe('username_taken');
  expect(signupIssues({ ...good, email: 'kari@' }, 'valid', false).email).toBe('email_invalid');
  expect(signupIssues(good, 'valid', true).email).toBe('email_taken');
  expect(signupIssues({ ...good, password: 'abc' }, 'valid', false).password).toBe('too_short');
  expect(signupIssues({ ...good, password: 'x'.repeat(21) }, 'valid', false).password).toBe('too_long');
  expect(signupIssues({ ...good, password: 'hemme\tlig' }, 'valid', false).password).toBe('password_invalid');
  expect(signupIssues({ ...good, confirmation: 'annet' }, 'valid', false)).toEqual({ confirmation: 'differs' });
  expect(signupIssues({ ...good, password: 'abcde', confirmation: 'abcde' }, 'valid', false)).toEqual({
    password: 'too_short',
    confirmation: 'differs',
  });
});

test('what the server finds lands at its field', () => {
  const answer = (code: 'username_taken' | 'email_taken') => new ApiError({ status: 409, code, detail: '' });
  expect(issuesFromServer(answer('username_taken'))).toEqual({ username: 'username_taken' });
  expect(issuesFromServer(answer('email_taken'))).toEqual({ email: 'email_taken' });
  const fields = [
    { field: 'password', code: 'password_invalid' as const, detail: '' },
    { field: 'human_lang', code: 'field_not_allowed' as const, detail: '' },
  ];
  const invalid = new ApiError({ status: 400, code: 'validation_failed', detail: '', fields });
  expect(issuesFromServer(invalid)).toEqual({ password: 'password_invalid' });
  expect(issuesFromServer(new Error('offline'))).toEqual({});
});

test('every state of username, password and confirmation has its words and its colour', () => {
  for (const state of USERNAME_STATES) expect(USERNAME_SAID[state]).toBeDefined();
  for (const state of PASSWORD_STRENGTHS) if (state !== 'empty') expect(STRENGTH_SAID[state]).toBeDefined();
  for (const state of CONFIRMATION_STATES) if (state !== 'empty') expect(CONFIRMATION_SAID[state]).toBeDefined();
});

test('a password grows from weak and orange to strong, and can become too long', () => {
  const meters = [3, 4, 6, 7, 19, 20, 21].map((length) => {
    const strength = passwordStrength('x'.repeat(length));
    return strength === 'empty' ? null : STRENGTH_SAID[strength].meter;
  });
  expect(meters).toEqual(['weak', 'medium', 'medium', 'strong', 'strong', 'strong', 'too_long']);
});
