import { expect, test } from 'vitest';
import { afterSignin, closedPage } from './after-signin.ts';

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

test('the sign-in page knows which closed page sent someone there, and says nothing of an open one', () => {
  expect(closedPage({ from: '/profil_set/email?x=1' })).toBe('profil_set');
  expect(closedPage({ from: '/doc/python' })).toBeNull();
  expect(closedPage({ from: '//example.no' })).toBeNull();
  expect(closedPage(null)).toBeNull();
});
