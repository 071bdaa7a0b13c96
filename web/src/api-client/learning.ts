import type * as operations from '@kodestien/contract/learning/operations';
import type { QueryOf } from '@kodestien/contract/operation';
import type * as types from './operation-types.ts';
import { send } from './send.ts';

/** One function for each operation of the learning engine that the pages use, named as in the contract. */
type Operations = typeof operations;
type Body<Name extends keyof Operations> = types.Body<Operations, Name>;
type Answer<Name extends keyof Operations> = types.Answer<Operations, Name>;

export const oppgaveSvar = (body: Body<'oppgaveSvar'>, signal?: AbortSignal): Answer<'oppgaveSvar'> =>
  send({ method: 'POST', path: 'oppgave_svar', body, asUser: true, signal });

export const quizSvar = (body: Body<'quizSvar'>, signal?: AbortSignal): Answer<'quizSvar'> =>
  send({ method: 'POST', path: 'quiz_svar', body, asUser: true, signal });

export const oppgaveUtkast = (
  query: QueryOf<Operations['oppgaveUtkast']>,
  signal?: AbortSignal,
): Answer<'oppgaveUtkast'> => send({ method: 'GET', path: 'oppgave_utkast', query, asUser: true, signal });

/** `isLeaving`: the page may be gone before the answer comes; the request goes out all the same. */
export const oppgaveUtkastSave = (body: Body<'oppgaveUtkastSave'>, isLeaving = false): Answer<'oppgaveUtkastSave'> =>
  send({ method: 'PUT', path: 'oppgave_utkast', body, asUser: true, keepalive: isLeaving });

export const fremgang = (signal?: AbortSignal): Answer<'fremgang'> =>
  send({ method: 'GET', path: 'fremgang', asUser: true, signal });

export const fremgangSted = (body: Body<'fremgangSted'>): Answer<'fremgangSted'> =>
  send({ method: 'PUT', path: 'fremgang', body, asUser: true });
