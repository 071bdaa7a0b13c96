import type { PageName } from '../pages.ts';

/** Addresses that are easily misread, and where they lead. Browser and server are held to the same ones. */
export const ADDRESSES: readonly [
  address: string,
  page: { name: PageName; params: Readonly<Record<string, string | undefined>> } | null,
][] = [
  ['/', { name: 'landing', params: {} }],
  ['/signin', { name: 'signin', params: {} }],
  ['/signin/', { name: 'signin', params: {} }],
  ['/signup//', { name: 'signup', params: {} }],
  ['/%73ignin', { name: 'signin', params: {} }],
  ['/doc', { name: 'doc', params: { slug: undefined } }],
  ['/doc/', { name: 'doc', params: { slug: undefined } }],
  ['/doc/%70ython', { name: 'doc', params: { slug: 'python' } }],
  ['/doc/a%2Fb', { name: 'doc', params: { slug: 'a/b' } }],
  ['/doc/bl%C3%A5', { name: 'doc', params: { slug: 'blå' } }],
  ['/doc_router', { name: 'doc_router', params: { pk: undefined, blokk: undefined } }],
  ['/doc_router/python', { name: 'doc_router', params: { pk: 'python', blokk: undefined } }],
  ['/doc_router/python/2', { name: 'doc_router', params: { pk: 'python', blokk: '2' } }],
  ['/profil_disp/kari', { name: 'profil_disp', params: { pk: 'kari' } }],
  ['/admin/users', { name: 'admin', params: { section: 'users' } }],
  ['/doc_router//x', null],
  ['/doc//python', null],
  ['/doc/python/mer', null],
  ['/doc%2Fpython', null],
  ['/docs', null],
  ['/Signin', null],
  ['/profil_disp', null],
  ['/kursbevis/', null],
  ['/finnes/ikke', null],
];
