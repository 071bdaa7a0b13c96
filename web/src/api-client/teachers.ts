import type * as operations from '@kodestien/contract/learning/teachers';
import type { QueryOf } from '@kodestien/contract/operation';
import type * as types from './operation-types.ts';
import { send } from './send.ts';

/** One function for each operation for teachers, named as in the contract. */
type Operations = typeof operations;

export const larerOversikt = (signal?: AbortSignal): types.Answer<Operations, 'larerOversikt'> =>
  send({ method: 'GET', path: 'larer_oversikt', signal });

export const larerFasit = (
  query: QueryOf<Operations['larerFasit']>,
  signal?: AbortSignal,
): types.Answer<Operations, 'larerFasit'> => send({ method: 'GET', path: 'larer_fasit', query, asUser: true, signal });
