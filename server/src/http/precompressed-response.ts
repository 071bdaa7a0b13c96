import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Nearly as small as the best, and made in a few milliseconds. */
const BROTLI_QUALITY = 9;

/** An answer that many ask for and that seldom changes: written and compressed once, then only sent. */
export class PrecompressedResponse<T> {
  readonly value: T;
  readonly text: string;
  readonly contentType: string;
  readonly etag: string;
  readonly encoded: { br: Buffer; gzip: Buffer };

  private constructor(
    value: T,
    text: string,
    contentType: string,
    etag: string,
    encoded: { br: Buffer; gzip: Buffer },
  ) {
    this.value = value;
    this.text = text;
    this.contentType = contentType;
    this.etag = etag;
    this.encoded = encoded;
  }

  static of<T>(value: T): Promise<PrecompressedResponse<T>> {
    return PrecompressedResponse.#make(value, JSON.stringify(value), 'application/json; charset=utf-8');
  }

  static ofText(text: string, contentType: string): Promise<PrecompressedResponse<string>> {
    return PrecompressedResponse.#make(text, text, contentType);
  }

  static async #make<T>(value: T, text: string, contentType: string): Promise<PrecompressedResponse<T>> {
    // Weak, because the same tag stands for the plain and the compressed forms.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
    return new PrecompressedResponse(value, text, contentType, etag, { br, gzip: gz });
  }
}

export function sendPrecompressed(
  answer: PrecompressedResponse<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.type(answer.contentType);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(answer.text);
  return reply.header('content-encoding', encoding).send(answer.encoded[encoding]);
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((known) => known.trim() === etag || known.trim() === '*');
}

export function chooseEncoding(header: string | undefined): 'br' | 'gzip' | undefined {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
