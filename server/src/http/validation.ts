import type { FieldErrorCode } from '@kodestien/contract/errors';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { ProblemError } from './problem.ts';

/** Everything is taken as it is: nothing is converted, filled in or left out without the caller knowing. */
const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, keywords: ['x-error'] });

/** A form with more issues than this is not mended by a longer list. */
const ISSUES_MAX = 50;
/** Names that a caller made up are repeated in the answer, but not at any length. */
const MADE_UP_MAX = 60;

export function validateWithAjv(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const read = httpPart === 'body' ? (value: unknown) => value : readingNumbers(schema as object);
    let compiled: ValidateFunction | undefined;
    return (value) => {
      compiled ??= validatorOf(schema as object);
      const validate = compiled;
      return validate(read(value)) || { error: validate.errors ?? [] };
    };
  });
  // Leaves the errors as they are; the error handler turns them into field issues.
  app.setSchemaErrorFormatter((errors) => Object.assign(new Error('validation failed'), { validation: errors }));
  app.addHook('preValidation', (request, _reply, done) => {
    refuseUnbounded(request.body, request.query, request.params);
    done();
  });
}

/** Compiled when the first request of its kind comes: all of them at the start would take half a second. */
export function validatorOf(schema: object): ValidateFunction {
  return ajv.compile(schema);
}

export function fieldIssues(
  errors: readonly FastifySchemaValidationError[],
): { field: string; code: FieldErrorCode }[] {
  const issues = new Map<string, FieldErrorCode>();
  for (const error of errors as unknown as ErrorObject[]) {
    const field = fieldOf(error);
    if (!issues.has(field)) issues.set(field, codeOf(error));
    if (issues.size === ISSUES_MAX) break;
  }
  return [...issues].map(([field, code]) => ({ field, code }));
}

/**
 * Addresses carry only text, so there whole numbers are read from their plain digits. The validator's own reading takes
 * "Infinity" for a number and then compares it with no minimum and no maximum.
 */
function readingNumbers(schema: object): (given: unknown) => unknown {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  const numbers = Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
  return (given: unknown) => {
    const value = given as Record<string, unknown>;
    for (const name of numbers) {
      const text = value[name];
      if (typeof text === 'string' && /^-?\d{1,16}$/.test(text)) value[name] = Number(text);
    }
    return value;
  };
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  if (error.keyword === 'additionalProperties') path.push(madeUp(String(error.params.additionalProperty)));
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

const madeUp = (name: string) => name.slice(0, MADE_UP_MAX);

/** Far more than any call of ours needs: what is sent as one long text counts as one value. */
const VALUES_MAX = 1000;
const DEPTH_MAX = 20;

/**
 * Before anything else looks at a request: no more values and no more levels than a form can have, no number beyond all
 * bounds, and no NUL, which PostgreSQL cannot hold and no text of ours needs.
 */
function refuseUnbounded(...parts: unknown[]): void {
  const waiting = parts.filter(hasContent).map((value) => ({ value, path: '', depth: 0 }));
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (isUnusable(value)) throw refusal(path);
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    seen += entries.length;
    if (depth === DEPTH_MAX || seen > VALUES_MAX) throw refusal(path);
    for (const [name, inner] of entries) {
      if (name.includes('\0')) throw refusal(path);
      waiting.push({ value: inner, path: path ? `${path}.${madeUp(name)}` : madeUp(name), depth: depth + 1 });
    }
  }
}

function hasContent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined && value !== null;
  for (const _name in value) return true;
  return false;
}

function isUnusable(value: unknown): boolean {
  return typeof value === 'string' ? value.includes('\0') : typeof value === 'number' && !Number.isFinite(value);
}

function refusal(path: string): ProblemError {
  return new ProblemError('validation_failed', { fields: [{ field: path || '(body)', code: 'field_not_allowed' }] });
}
