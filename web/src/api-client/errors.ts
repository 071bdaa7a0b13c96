import type { ErrorCode, Problem } from '@kodestien/contract/errors';

type FieldProblems = NonNullable<Problem['fields']>;

/** The server answered, and not with what we asked for. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `null` when the answer is not one of ours, such as a page from a proxy on the way. */
  readonly code: ErrorCode | null;
  readonly detail: string;
  readonly fields: FieldProblems;
  /** Seconds to wait, when the server says so. */
  readonly retryAfter: number | null;

  constructor(answer: {
    status: number;
    code: ErrorCode | null;
    detail: string;
    fields?: FieldProblems;
    retryAfter?: number | null;
  }) {
    super(`${answer.status} ${answer.code ?? 'unknown'}`);
    this.status = answer.status;
    this.code = answer.code;
    this.detail = answer.detail;
    this.fields = answer.fields ?? [];
    this.retryAfter = answer.retryAfter ?? null;
  }
}

/** No answer at all: offline, the server is gone, or it took too long. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
