import { MIMEType } from 'node:util';
import type { Operation } from '@kodestien/contract/operation';
import type { FastifyError, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type Part, readParts } from './multipart.ts';
import { ProblemError } from './problem.ts';

export type UploadRule = NonNullable<Operation['upload']>;

/** What the form around the file may add to its size: boundaries, headers, names. */
const FORM_BYTES = 16 * 1024;
/** One file; a second part is read so that the answer can say which name was wrong. */
const PARTS_READ = 2;
const NAME_SHOWN = 60;

/** A form as it came. Its bytes are private, so that nothing walks through millions of them as if they were fields. */
class Form {
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  get bytes(): Buffer {
    return this.#bytes;
  }
}

/**
 * Adds a route that takes one small file as multipart/form-data, and nothing else, in a scope of its own:
 * no other call takes forms. The size is limited while the form is read, whatever its headers promise.
 */
export function addUploadRoute(app: FastifyInstance, rule: UploadRule, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: rule.maxBytes + FORM_BYTES },
      async (_request: FastifyRequest, bytes: Buffer) => new Form(bytes),
    );
    // What is thrown here goes on to the handler of the whole server.
    scope.setErrorHandler((error: FastifyError) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new ProblemError(rule.tooLarge) : error;
    });
    scope.route(route);
  });
}

/** The one file of the form, under the name that the rule asks for. */
export function readUpload(request: FastifyRequest, rule: UploadRule): Uint8Array {
  const { body } = request;
  if (!(body instanceof Form)) throw new ProblemError('unsupported_media_type');
  const parts = readParts(body.bytes, boundaryOf(request.headers['content-type'] ?? ''), PARTS_READ);
  if (!parts) throw new ProblemError('malformed_upload');
  const stranger = parts.find(({ name }) => name !== rule.field);
  if (stranger) throw issue(stranger.name.slice(0, NAME_SHOWN) || '(body)', 'field_unknown');
  const [file, second] = parts;
  if (second) throw issue(rule.field, 'field_not_allowed');
  return bytesOf(file, rule);
}

function bytesOf(file: Part | undefined, { field, maxBytes, tooLarge }: UploadRule): Uint8Array {
  if (file && !file.isFile) throw issue(field, 'field_wrong_type');
  if (!file || file.data.length === 0) throw issue(field, 'field_required');
  if (file.data.length > maxBytes) throw new ProblemError(tooLarge);
  return file.data;
}

function boundaryOf(contentType: string): string {
  try {
    return new MIMEType(contentType).params.get('boundary') ?? '';
  } catch {
    return '';
  }
}

function issue(field: string, code: 'field_unknown' | 'field_not_allowed' | 'field_required' | 'field_wrong_type') {
  return new ProblemError('validation_failed', { fields: [{ field, code }] });
}
