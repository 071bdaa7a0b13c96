import type * as operations from '@kodestien/contract/learning/operations';
import type { QueryOf } from '@kodestien/contract/operation';
import type * as types from './operation-types.ts';
import { send } from './send.ts';

type Operations = typeof operations;
type Answer<Name extends keyof Operations> = types.Answer<Operations, Name>;

export const kursbevis = (query: QueryOf<Operations['kursbevis']>, signal?: AbortSignal): Answer<'kursbevis'> =>
  send({ method: 'GET', path: 'kursbevis', query, asUser: true, signal });

export const kursbevisNokkel = (signal?: AbortSignal): Answer<'kursbevisNokkel'> =>
  send({ method: 'GET', path: 'kursbevis_nokkel', signal });

export const kursbevisSjekk = (body: types.Body<Operations, 'kursbevisSjekk'>): Answer<'kursbevisSjekk'> =>
  send({ method: 'POST', path: 'kursbevis_sjekk', body });
