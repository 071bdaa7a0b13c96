import { errorText } from '@kodestien/contract/error-texts';
import { ERROR_STATUS, type ErrorCode, type FieldErrorCode, type Problem } from '@kodestien/contract/errors';
import type { ContentIssue, DocumentConflict } from '@kodestien/contract/issues';
import type { HumanLang } from '@kodestien/contract/language';

export type FieldIssue = { field: string; code: FieldErrorCode };

type ProblemOptions = {
  fields?: readonly FieldIssue[];
  retryAfterSeconds?: number;
  issues?: readonly ContentIssue[];
  conflicts?: readonly DocumentConflict[];
  /** Where to get in touch, for an error that says so. */
  contact?: string;
};

/** Thrown by anyone who decides that a call must be refused; the words are chosen where the answer is written. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldIssue[];
  readonly retryAfterSeconds: number | undefined;
  readonly issues: readonly ContentIssue[];
  readonly conflicts: readonly DocumentConflict[];
  readonly contact: string;

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.issues = options.issues ?? [];
    this.conflicts = options.conflicts ?? [];
    this.contact = options.contact ?? '';
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export function problemBody(error: ProblemError, lang: HumanLang): Problem {
  const { status, code, contact } = error;
  const body: Problem = { status, code, detail: errorText(code, lang, contact) };
  if (error.fields.length > 0) {
    body.fields = error.fields.map(({ field, code }) => ({ field, code, detail: errorText(code, lang) }));
  }
  if (error.issues.length > 0) body.issues = [...error.issues];
  if (error.conflicts.length > 0) body.conflicts = [...error.conflicts];
  return body;
}
