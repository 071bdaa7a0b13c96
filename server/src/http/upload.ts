import type { Operation } from '@kodestien/contract/operation';
import type { FastifyError, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ProblemError } from './problem.ts';

export type UploadRule = NonNullable<Operation['upload']>;

/** What the form around the file may add to its size: boundaries, headers, names. */
const FORM_BYTES = 16 * 1024;
/** One file makes two; a few more are read so that the answer can say which name was wrong. */
const BOUNDARIES_MAX = 6;

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
export async function readUpload(request: FastifyRequest, rule: UploadRule): Promise<Uint8Array> {
  const { body } = request;
  if (!(body instanceof Form)) throw new ProblemError('unsupported_media_type');
  const type = request.headers['content-type'] ?? '';
  refuseManyParts(body.bytes, type, rule.field);
  const entries = await parse(body.bytes, type);
  const stranger = entries.find(([name]) => name !== rule.field);
  if (stranger) throw fault(stranger[0].slice(0, 60), 'field_unknown');
  const [file, second] = entries.map(([, value]) => value);
  if (second !== undefined) throw fault(rule.field, 'field_not_allowed');
  if (file === undefined) throw fault(rule.field, 'field_required');
  if (typeof file === 'string') throw fault(rule.field, 'field_wrong_type');
  if (file.size === 0) throw fault(rule.field, 'field_required');
  if (file.size > rule.maxBytes) throw new ProblemError(rule.tooLarge);
  return new Uint8Array(await file.arrayBuffer());
}

/** Parsing tens of thousands of parts would keep everyone else waiting for seconds. */
function refuseManyParts(bytes: Buffer, type: string, field: string): void {
  const boundary = /boundary="?([^";,\s]+)/i.exec(type)?.[1];
  if (boundary === undefined) throw new ProblemError('malformed_upload');
  let found = 0;
  for (let at = bytes.indexOf(`--${boundary}`); at !== -1; at = bytes.indexOf(`--${boundary}`, at + 1)) {
    found += 1;
    if (found > BOUNDARIES_MAX) throw fault(field, 'field_not_allowed');
  }
}

async function parse(bytes: Buffer, type: string): Promise<[string, File | string][]> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return [...form];
  } catch {
    throw new ProblemError('malformed_upload');
  }
}

function fault(field: string, code: 'field_unknown' | 'field_not_allowed' | 'field_required' | 'field_wrong_type') {
  return new ProblemError('validation_failed', { fields: [{ field, code }] });
}
