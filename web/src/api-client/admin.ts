import type * as operations from '@kodestien/contract/admin/operations';
import type { BodyOf, Operation, QueryOf, SuccessOf } from '@kodestien/contract/operation';
import { send } from './send.ts';

/** What each operation of the admin area takes and gives, by its name in the contract. */
type Operations = typeof operations;
export type AdminOperation = {
  [Name in keyof Operations]: Operations[Name] extends Operation ? Name : never;
}[keyof Operations];
type Of<Name extends AdminOperation> = Operations[Name] extends Operation ? Operations[Name] : never;
export type AdminBody<Name extends AdminOperation> = BodyOf<Of<Name>>;
/** What is undefined is left out of the address. */
type OrLeftOut<Fields> = { [Name in keyof Fields]: Fields[Name] | undefined };
export type AdminQuery<Name extends AdminOperation> = OrLeftOut<QueryOf<Of<Name>>>;
export type AdminAnswer<Name extends AdminOperation> = SuccessOf<Of<Name>>;
type Query = Record<string, string | number | undefined>;

/** A call that looks something up. */
export function look<Name extends AdminOperation>(path: string) {
  return (query: AdminQuery<Name>, signal?: AbortSignal): Promise<AdminAnswer<Name>> =>
    send({ method: 'GET', path, query: query as Query, asUser: true, signal });
}

/** A call that does something. */
export function act<Name extends AdminOperation>(path: string, timeoutMs?: number) {
  return (body: AdminBody<Name>, signal?: AbortSignal): Promise<AdminAnswer<Name>> =>
    send({ method: 'POST', path, body, asUser: true, signal, timeoutMs });
}

/** For calls that run the programs of documents: of a whole course, when all of it is new. */
export const PROOF_TIMEOUT_MS = 10 * 60_000;
