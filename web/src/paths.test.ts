import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { paths, ROUTE_PATTERNS } from './paths.ts';

test('all fifteen routes of the specification have an address', () => {
  const bare = Object.values(ROUTE_PATTERNS).map((pattern) => pattern.replace(/\/:.*/, '') || '/');
  const specified = [
    '/',
    '/mal',
    '/admin',
    '/doc',
    '/doc_router',
    '/black_screen',
    '/profil_disp',
    '/profil_set',
    '/user_profil_list',
    '/signin',
    '/signin_email_confirm',
    '/signin_glemt_passord',
    '/signin_glemt_passord_confirm',
    '/signup',
    '/footer',
  ];
  expect(specified.filter((address) => !bare.includes(address))).toEqual([]);
});

test('whatever is put into an address is made safe for it', () => {
  expect(paths.profilDisp('a/b')).toBe('/profil_disp/a%2Fb');
  expect(paths.doc('python', 'første løkke')).toBe('/doc/python#f%C3%B8rste%20l%C3%B8kke');
  expect(paths.doc()).toBe('/doc');
});

test('a profile and a document that is looked up are found by a parameter called pk', () => {
  expect(matchPath(ROUTE_PATTERNS.profil_disp, '/profil_disp/kari')?.params).toEqual({ pk: 'kari' });
  expect(matchPath(ROUTE_PATTERNS.doc_router, '/doc_router/python/2')?.params).toEqual({ pk: 'python', blokk: '2' });
});
