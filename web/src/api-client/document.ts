import type * as operations from '@kodestien/contract/document/operations';
import type { BodyOf, QueryOf, SuccessOf } from '@kodestien/contract/operation';
import { send } from './send.ts';

/** One function for each document operation of the contract, named as it is; get_doc_header is in document-header.ts. */
type Operations = Omit<typeof operations, 'COMMENT_PAGE_MAX' | 'getDocHeader'>;
type Name = keyof Operations;
type Body<N extends Name> = BodyOf<Operations[N]>;
type Query<N extends Name> = QueryOf<Operations[N]>;
export type DocumentAnswer<N extends Name> = SuccessOf<Operations[N]>;
type Answer<N extends Name> = Promise<DocumentAnswer<N>>;

export const getDocSlug = (query: Query<'getDocSlug'>): Answer<'getDocSlug'> =>
  send({ method: 'GET', path: 'get_doc_slug', query });

export const mal = (): Answer<'mal'> => send({ method: 'GET', path: 'mal' });

export const blokk = (query: Query<'blokk'>, signal?: AbortSignal): Answer<'blokk'> =>
  send({ method: 'GET', path: 'blokk', query, signal });

export const blokkOversikt = (query: Query<'blokkOversikt'>, signal?: AbortSignal): Answer<'blokkOversikt'> =>
  send({ method: 'GET', path: 'blokk_oversikt', query, signal });

export const blokkKommentarAdd = (body: Body<'blokkKommentarAdd'>): Answer<'blokkKommentarAdd'> =>
  send({ method: 'POST', path: 'blokk_kommentar', body, asUser: true });

export const blokkKommentarEdit = (body: Body<'blokkKommentarEdit'>): Answer<'blokkKommentarEdit'> =>
  send({ method: 'PATCH', path: 'blokk_kommentar', body, asUser: true });

export const blokkKommentarRemove = (query: Query<'blokkKommentarRemove'>): Answer<'blokkKommentarRemove'> =>
  send({ method: 'DELETE', path: 'blokk_kommentar', query, asUser: true });

export const blokkBeskrivelseAdd = (body: Body<'blokkBeskrivelseAdd'>): Answer<'blokkBeskrivelseAdd'> =>
  send({ method: 'POST', path: 'blokk_beskrivelse', body, asUser: true });

export const blokkBeskrivelseEdit = (body: Body<'blokkBeskrivelseEdit'>): Answer<'blokkBeskrivelseEdit'> =>
  send({ method: 'PATCH', path: 'blokk_beskrivelse', body, asUser: true });

export const blokkBeskrivelseRemove = (query: Query<'blokkBeskrivelseRemove'>): Answer<'blokkBeskrivelseRemove'> =>
  send({ method: 'DELETE', path: 'blokk_beskrivelse', query, asUser: true });
