import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

/** One API call as both sides see it. Who may call it is decided where the server lists its routes. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api/; `{name}` marks a path parameter. */
  path: string;
  summary: string;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** Of a body that may be larger than a form. */
  maxBytes?: number;
  /** One file as multipart/form-data instead of a JSON body. */
  upload?: { field: string; maxBytes: number; tooLarge: ErrorCode };
  /** The one success status and what it carries. */
  success: {
    status: 200 | 201;
    body: TSchema;
    /** Its content type, when it is a file to download. */
    file?: string;
  };
  /** The errors it may answer with, beyond those that every call shares. */
  errors: readonly ErrorCode[];
};

export function operation<const T extends Operation>(definition: T): T {
  return definition;
}

type StaticOr<T, Fallback> = T extends TSchema ? Static<T> : Fallback;
export type BodyOf<T extends Operation> = StaticOr<T['body'], undefined>;
export type QueryOf<T extends Operation> = StaticOr<T['query'], Record<string, never>>;
export type ParamsOf<T extends Operation> = StaticOr<T['params'], Record<string, never>>;
export type SuccessOf<T extends Operation> = Static<T['success']['body']>;

/** Any call may meet these: bad input, limits, and issues of our own. */
export const SHARED_ERRORS = [
  'validation_failed',
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
  'storage_full',
] as const satisfies readonly ErrorCode[];
