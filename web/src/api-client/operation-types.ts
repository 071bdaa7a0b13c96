import type { BodyOf, Operation, SuccessOf } from '@kodestien/contract/operation';

/** What a call of a module of operations takes and gives, by the operation's name in the contract. */
export type Body<Module, Name extends keyof Module> = Module[Name] extends Operation ? BodyOf<Module[Name]> : never;
export type Answer<Module, Name extends keyof Module> = Promise<
  Module[Name] extends Operation ? SuccessOf<Module[Name]> : never
>;
