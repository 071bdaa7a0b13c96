import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@kodestien/contract/errors';
import { DEFAULT_HUMAN_LANG, languageFromHeader } from '@kodestien/contract/language';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeignKeyViolation } from '../database/constraint-violations.ts';
import { OutOfServiceError } from '../database/out-of-service.ts';
import { ProblemError, problemBody } from './problem.ts';
import { fieldIssues } from './validation.ts';

const BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
};

export function answerErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error);
    logIssue(error, problem, request);
    return sendProblem(problem, request, reply);
  });
}

/** What we refuse on purpose, or what the database is to blame for, needs no stack. */
function logIssue(error: Error, problem: ProblemError, { log }: FastifyRequest): void {
  // Usually two requests at the same moment; it could also be a mistake of ours, which would be a 500 otherwise.
  if (isForeignKeyViolation(error)) log.warn({ err: error }, 'request refused');
  if (problem.status < 500) return;
  if (problem.code === 'internal') log.error({ err: error }, 'request failed');
  else log.warn({ code: problem.code, reason: error.message }, 'request refused');
}

export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = languageFromHeader(request.headers['accept-language']);
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemBody(problem, lang)));
}

/** What is no request at all has no route and no language; it is answered on its connection, which then ends. */
export function answerBrokenHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new ProblemError(CODE_OF_BROKEN_HTTP.get(error.code ?? '') ?? 'malformed_request');
  const body = JSON.stringify(problemBody(problem, DEFAULT_HUMAN_LANG));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const CODE_OF_BROKEN_HTTP = new Map<string, ErrorCode>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request_timeout'],
  ['HPE_HEADER_OVERFLOW', 'headers_too_large'],
]);

function asProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof OutOfServiceError) {
    return error.reason === 'full' ? storageFull() : new ProblemError('unavailable', { retryAfterSeconds: 5 });
  }
  if (isForeignKeyViolation(error)) return new ProblemError('not_found');
  if ('validation' in error && error.validation) {
    return new ProblemError('validation_failed', { fields: fieldIssues(error.validation) });
  }
  if ('code' in error) {
    const code = BY_FASTIFY_CODE[error.code];
    if (code) return new ProblemError(code);
    if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return storageFull();
  }
  // What is left with a status below 500 comes from reading a body that is not JSON.
  if ('statusCode' in error && error.statusCode === 400) return new ProblemError('malformed_json');
  return new ProblemError('internal');
}

function storageFull(): ProblemError {
  return new ProblemError('storage_full', { retryAfterSeconds: 60 });
}
