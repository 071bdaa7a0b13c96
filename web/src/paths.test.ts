import { exampleAddresses } from '@kodestien/contract/page-addresses';
import { pathTo } from '@kodestien/contract/page-paths';
import { ADDRESSES } from '@kodestien/contract/testing/addresses';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { PAGE_NAMES, PAGES, pageAmong, pageAt, paths } from './paths.ts';

test('all fifteen routes of the specification have an address', () => {
  const bare = PAGE_NAMES.map((name) => PAGES[name].pattern.replace(/\/:.*/, '') || '/');
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
  expect(pathTo('doc_router', { pk: 'python', blokk: 'a b' })).toBe('/doc_router/python/a%20b');
});

test('a profile and a document that is looked up are found by a parameter called pk', () => {
  expect(pageAt('/profil_disp/kari')).toEqual({ name: 'profil_disp', params: { pk: 'kari' } });
  expect(pageAt('/doc_router/python/2')).toEqual({ name: 'doc_router', params: { pk: 'python', blokk: '2' } });
});

test.each(ADDRESSES)('%s leads where it should', (address, page) => {
  expect(pageAt(address)).toEqual(page);
});

test.each(PAGE_NAMES)('every address that %s gives as an example leads to it', (name) => {
  const addresses = exampleAddresses(name);
  expect(addresses).not.toEqual([]);
  expect(addresses.map((address) => pageAt(address)?.name)).toEqual(addresses.map(() => name));
});

test('a pattern may end in a word after its parameter, and share its first part with others', () => {
  const pages = {
    print: { pattern: '/kurs/:slug/print' },
    mine: { pattern: '/klasser/mine' },
    class: { pattern: '/klasser/:id' },
    classes: { pattern: '/klasser' },
  };
  expect(pageAmong(pages, '/kurs/python/print')).toEqual({ name: 'print', params: { slug: 'python' } });
  expect(pageAmong(pages, '/kurs/python')).toBeNull();
  expect(pageAmong(pages, '/kurs/python/other')).toBeNull();
  expect(pageAmong(pages, '/klasser/7')).toEqual({ name: 'class', params: { id: '7' } });
  expect(pageAmong(pages, '/klasser/mine')?.name).toBe('mine');
  expect(pageAmong(pages, '/klasser')?.name).toBe('classes');
});

test('an address leads where the router would lead, whatever its slashes, capitals and signs', () => {
  const parts = ['', '/', '/x', '/x/', '/x/y', '/x/y/z', '//', '/a%2Fb', '/%20', '/%C3%A6', '/%', '/x?'];
  const starts = PAGE_NAMES.map((name) => PAGES[name].pattern.replace(/\/:.*/, ''));
  for (const start of [...starts, '/Signin', '/nope', '/doc_']) {
    for (const address of parts.map((part) => (start + part).replace(/^\/\//, '/'))) {
      const matches = PAGE_NAMES.flatMap((name) => {
        const [match] = matchRoutes([{ path: PAGES[name].pattern, caseSensitive: true }], { pathname: address }) ?? [];
        return match ? { name, params: match.params } : [];
      });
      expect(pageAt(address), address).toEqual(matches[0] ?? null);
    }
  }
});
