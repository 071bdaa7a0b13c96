import type * as dataExport from './account/data-export.ts';
import type * as oidc from './account/oidc.ts';
import type * as account from './account/operations.ts';
import type * as admin from './admin/operations.ts';
import type * as board from './classes/board.ts';
import type * as handIns from './classes/hand-ins.ts';
import type * as classes from './classes/operations.ts';
import type * as showings from './classes/showings.ts';
import type * as talk from './classes/talk.ts';
import type * as document from './document/operations.ts';
import type * as search from './document/search.ts';
import type * as learning from './learning/operations.ts';
import type * as run from './learning/run.ts';
import type * as teachers from './learning/teachers.ts';
import type { BodyOf, Operation, ParamsOf, QueryOf, SuccessOf } from './operation.ts';
import type * as profile from './profile/operations.ts';

/** Where the operations are defined. A new file of them is added here. */
type Modules = [
  typeof account,
  typeof admin,
  typeof board,
  typeof classes,
  typeof dataExport,
  typeof document,
  typeof handIns,
  typeof learning,
  typeof oidc,
  typeof profile,
  typeof run,
  typeof search,
  typeof showings,
  typeof talk,
  typeof teachers,
];
type InOneOf<Module> = Module extends object ? Extract<Module[keyof Module], Operation> : never;

/**
 * Every operation by its method and path, such as 'GET sok'. A table for the compiler alone: the name of a call says
 * all that a browser needs to make it, so neither a schema nor a list of calls is sent there.
 */
export type Calls = {
  [Defined in InOneOf<Modules[number]> as `${Defined['method']} ${Defined['path']}`]: Defined;
};
export type CallName = keyof Calls;

/** A value that is undefined is left out of the address. */
type OrLeftOut<Fields> = { [Name in keyof Fields]: Fields[Name] | undefined };
type Given<Defined extends Operation, Part extends keyof Operation, Fields> =
  Defined extends Record<Part, unknown> ? Fields : unknown;

/** What a call takes, as one object: what its path, its address and its body need. */
export type InputOf<Name extends CallName> = Given<Calls[Name], 'params', ParamsOf<Calls[Name]>> &
  Given<Calls[Name], 'query', OrLeftOut<QueryOf<Calls[Name]>>> &
  Given<Calls[Name], 'body', BodyOf<Calls[Name]>>;

export type AnswerOf<Name extends CallName> = SuccessOf<Calls[Name]>;

/** The calls that answer with a file. */
export type FileCallName = {
  [Name in CallName]: Calls[Name]['success'] extends { file: string } ? Name : never;
}[CallName];

/** The calls that take a file, and the field of the form that holds it. */
export type UploadFields = {
  [Name in CallName as Calls[Name] extends { upload: object } ? Name : never]: Calls[Name] extends {
    upload: { field: infer Field };
  }
    ? Field
    : never;
};
