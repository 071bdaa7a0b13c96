import type { ContentFault, DocumentConflict } from '@kodestien/contract/admin/faults';
import { ERROR_TEXTS } from '@kodestien/contract/error-texts';
import { ERROR_STATUS, type ErrorCode, type FieldErrorCode, type Problem } from '@kodestien/contract/errors';
import type { HumanLang } from '@kodestien/contract/language';

export type FieldFault = { field: string; code: FieldErrorCode };

type ProblemOptions = {
  fields?: readonly FieldFault[];
  retryAfterSeconds?: number;
  faults?: readonly ContentFault[];
  conflicts?: readonly DocumentConflict[];
};

/** Thrown by whoever decides that a call must be refused; the words are chosen where the answer is written. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;
  readonly faults: readonly ContentFault[];
  readonly conflicts: readonly DocumentConflict[];

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.faults = options.faults ?? [];
    this.conflicts = options.conflicts ?? [];
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export function problemBody(error: ProblemError, lang: HumanLang): Problem {
  const body: Problem = { status: error.status, code: error.code, detail: ERROR_TEXTS[error.code][lang] };
  if (error.fields.length > 0) {
    body.fields = error.fields.map(({ field, code }) => ({ field, code, detail: ERROR_TEXTS[code][lang] }));
  }
  if (error.faults.length > 0) body.faults = [...error.faults];
  if (error.conflicts.length > 0) body.conflicts = [...error.conflicts];
  return body;
}
