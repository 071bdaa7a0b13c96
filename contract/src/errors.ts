import { type Static, Type } from 'typebox';
import { ContentIssue, DocumentConflict } from './issues.ts';

/** Every error that the API answers with, and its HTTP status. */
export const ERROR_STATUS = {
  validation_failed: 400,
  malformed_request: 400,
  malformed_json: 400,
  link_invalid: 400,
  malformed_upload: 400,
  image_unreadable: 400,
  document_invalid: 400,
  content_invalid: 400,
  wrong_credentials: 401,
  email_not_confirmed: 401,
  account_locked: 401,
  not_signed_in: 401,
  session_ended: 401,
  oidc_refused: 401,
  oidc_failed: 401,
  forbidden: 403,
  signup_closed: 403,
  user_list_closed: 403,
  teacher_signup_closed: 403,
  help_off: 403,
  not_found: 404,
  user_not_found: 404,
  class_not_found: 404,
  class_code_unknown: 404,
  oidc_off: 404,
  hand_in_not_found: 404,
  question_not_found: 404,
  comment_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  username_taken: 409,
  email_taken: 409,
  last_superuser: 409,
  course_not_finished: 409,
  solution_too_early: 409,
  drafts_full: 409,
  class_archived: 409,
  class_limit: 409,
  hand_in_closed: 409,
  nothing_to_hand_in: 409,
  last_teacher: 409,
  not_a_teacher: 409,
  account_of_class: 409,
  oidc_taken: 409,
  oidc_not_linked: 409,
  oidc_only_way: 409,
  mail_not_waiting: 409,
  nothing_staged: 409,
  stage_stale: 409,
  rollback_stale: 409,
  link_expired: 410,
  link_used: 410,
  oidc_expired: 410,
  payload_too_large: 413,
  image_too_large: 413,
  image_too_many_pixels: 413,
  unsupported_media_type: 415,
  image_type_not_allowed: 415,
  too_many_requests: 429,
  too_many_username_changes: 429,
  grader_busy: 429,
  run_busy: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  grader_broken: 503,
  oidc_unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** What can be wrong with one field of a request. */
export const FIELD_ERROR_CODES = [
  'field_required',
  'field_unknown',
  'field_wrong_type',
  'field_too_long',
  'field_not_allowed',
  'username_invalid',
  'username_taken',
  'password_invalid',
  'email_invalid',
  'email_taken',
  'url_invalid',
  'confirm_wrong',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** The body of every error: application/problem+json. `detail` is in the caller's language. */
export const Problem = Type.Object(
  {
    status: Type.Integer(),
    code: Type.Union(ERROR_CODES.map((code) => Type.Literal(code))),
    detail: Type.String(),
    fields: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String(),
          code: Type.Union(FIELD_ERROR_CODES.map((code) => Type.Literal(code))),
          detail: Type.String(),
        }),
      ),
    ),
    issues: Type.Optional(
      Type.Array(ContentIssue, { description: 'What is wrong with the documents that were refused' }),
    ),
    conflicts: Type.Optional(
      Type.Array(DocumentConflict, { description: 'Documents that someone else has changed in the meantime' }),
    ),
  },
  { title: 'Problem' },
);
export type Problem = Omit<Static<typeof Problem>, 'code' | 'fields'> & {
  code: ErrorCode;
  fields?: { field: string; code: FieldErrorCode; detail: string }[];
};
