import type { FieldErrorCode } from '@kodestien/contract/errors';
import { Ajv, type ErrorObject } from 'ajv';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { ProblemError } from './problem.ts';

/** Bodies are taken as they are: nothing is converted, filled in or left out behind the caller's back. */
const options = { allErrors: true, verbose: true, strict: true, keywords: ['x-error'] };
const exact = new Ajv(options);
/** Addresses carry only text, so there numbers are read from it. */
const coercing = new Ajv({ ...options, coerceTypes: true });

export function validateWithAjv(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? exact : coercing).compile(schema as object),
  );
  // Keeps the errors as they are; the error handler turns them into field faults.
  app.setSchemaErrorFormatter((errors) => Object.assign(new Error('validation failed'), { validation: errors }));
  app.addHook('preValidation', async (request) => refuseNul(request.body, request.query, request.params));
}

export function fieldFaults(
  errors: readonly FastifySchemaValidationError[],
): { field: string; code: FieldErrorCode }[] {
  const faults = new Map<string, FieldErrorCode>();
  for (const error of errors as unknown as ErrorObject[]) {
    const field = fieldOf(error);
    if (!faults.has(field)) faults.set(field, codeOf(error));
  }
  return [...faults].map(([field, code]) => ({ field, code }));
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  // A name that the caller made up is repeated in the answer, but not at any length.
  if (error.keyword === 'additionalProperties') path.push(String(error.params.additionalProperty).slice(0, 60));
  return path.join('.') || '(body)';
}

const CODE_BY_KEYWORD: Record<string, FieldErrorCode> = {
  required: 'field_required',
  additionalProperties: 'field_unknown',
  type: 'field_wrong_type',
  maxLength: 'field_too_long',
  minLength: 'field_required',
};

function codeOf(error: ErrorObject): FieldErrorCode {
  const own = (error.parentSchema as { 'x-error'?: FieldErrorCode } | undefined)?.['x-error'];
  if (own && error.keyword !== 'type') return own;
  return CODE_BY_KEYWORD[error.keyword] ?? 'field_not_allowed';
}

/** PostgreSQL cannot hold a NUL and no text of ours needs one, so it is refused before anything looks at it. */
function refuseNul(...parts: unknown[]): void {
  for (const part of parts) {
    const field = findNul(part, '');
    if (field !== undefined) {
      throw new ProblemError('validation_failed', {
        fields: [{ field: field || '(body)', code: 'field_not_allowed' }],
      });
    }
  }
}

function findNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (name.includes('\0')) return path;
    const found = findNul(inner, path ? `${path}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}
