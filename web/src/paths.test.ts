import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { paths, ROUTE_PATTERNS, routeAt } from './paths.ts';

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
  expect(routeAt('/profil_disp/kari')).toEqual({ name: 'profil_disp', params: { pk: 'kari' } });
  expect(routeAt('/doc_router/python/2')).toEqual({ name: 'doc_router', params: { pk: 'python', blokk: '2' } });
});

test('an address with an empty part leads nowhere', () => {
  expect(routeAt('/doc_router//x')).toBeNull();
});

test('an address leads where the router would lead, whatever its slashes, capitals and signs', () => {
  const parts = ['', '/', '/x', '/x/', '/x/y', '/x/y/z', '//', '/a%2Fb', '/%20', '/%C3%A6', '/%', '/x?'];
  const starts = Object.values(ROUTE_PATTERNS).map((pattern) => pattern.replace(/\/:.*/, ''));
  for (const start of [...starts, '/Signin', '/nope', '/doc_']) {
    for (const address of parts.map((part) => (start + part).replace(/^\/\//, '/'))) {
      const matches = Object.entries(ROUTE_PATTERNS).flatMap(([name, path]) => {
        const [match] = matchRoutes([{ path, caseSensitive: true }], { pathname: address }) ?? [];
        return match ? { name, params: match.params } : [];
      });
      expect(routeAt(address), address).toEqual(matches[0] ?? null);
    }
  }
});
