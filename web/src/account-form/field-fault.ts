import type { FieldErrorCode } from '@kodestien/contract/errors';

/** What is wrong with a field; `differs` is the one fault that only a form can find. */
export type FieldFault = FieldErrorCode | 'differs';
