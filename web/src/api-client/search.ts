import type * as operations from '@kodestien/contract/document/search';
import type { QueryOf, SuccessOf } from '@kodestien/contract/operation';
import { send } from './send.ts';

type Sok = typeof operations.sok;

export const sok = (query: QueryOf<Sok>, signal?: AbortSignal): Promise<SuccessOf<Sok>> =>
  send({ method: 'GET', path: 'sok', query, signal });
