import { expect, test } from 'vitest';
import { afterSignin } from './after-signin.ts';

test('a person who signs in comes to the own profile, or to the front page where that is the setting', () => {
  expect(afterSignin('profile', 'kari')).toBe('/profil_disp/kari');
  expect(afterSignin('root', 'kari')).toBe('/');
});

test('a person who was sent to sign in comes back to where they expected to be', () => {
  expect(afterSignin('profile', 'kari', { from: '/profil_set/email' })).toBe('/profil_set/email');
});

test.each(['https://example.no', '//example.no', '/\\example.no', '', 7])('%j is no place to come back to', (from) => {
  expect(afterSignin('profile', 'kari', { from })).toBe('/profil_disp/kari');
});
