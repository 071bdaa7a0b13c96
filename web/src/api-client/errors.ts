import type { ErrorCode, Problem } from '@kodestien/contract/errors';

type FieldProblems = NonNullable<Problem['fields']>;
type Issues = NonNullable<Problem['issues']>;
type Conflicts = NonNullable<Problem['conflicts']>;

/** The server answered, and not with what we requested. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `null` when the answer is not one of ours, such as a page from a proxy on the way. */
  readonly code: ErrorCode | null;
  readonly detail: string;
  readonly fields: FieldProblems;
  /** Of documents that were refused. */
  readonly issues: Issues;
  /** Of a change to documents that others have changed meanwhile. */
  readonly conflicts: Conflicts;
  /** Seconds to wait, when the server says so. */
  readonly retryAfter: number | null;

  constructor(answer: {
    status: number;
    code: ErrorCode | null;
    detail: string;
    fields?: FieldProblems;
    issues?: Issues;
    conflicts?: Conflicts;
    retryAfter?: number | null;
  }) {
    super(`${answer.status} ${answer.code ?? 'unknown'}`);
    this.status = answer.status;
    this.code = answer.code;
    this.detail = answer.detail;
    this.fields = answer.fields ?? [];
    this.issues = answer.issues ?? [];
    this.conflicts = answer.conflicts ?? [];
    this.retryAfter = answer.retryAfter ?? null;
  }
}

/** No answer at all: offline, the server is gone, or it took too long. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
