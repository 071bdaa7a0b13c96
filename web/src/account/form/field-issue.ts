import type { FieldErrorCode } from '@kodestien/contract/errors';

/** What is wrong with a field. A form finds some things that the server does not tell apart. */
export type FieldIssue = FieldErrorCode | 'differs' | 'too_short' | 'too_long';
