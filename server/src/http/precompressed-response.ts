import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Nearly as small as the best, and made in a few milliseconds. */
const BROTLI_QUALITY = 9;
const CACHING = { 'cache-control': 'no-cache', vary: 'accept-encoding' } as const;

type Encoding = 'br' | 'gzip';
/** What is sent, with the headers that describe it. */
type Form = { headers: Readonly<Record<string, string>>; payload: Buffer | string };

/** An answer that many ask for and that seldom changes: written and compressed once, then only sent. */
export class PrecompressedResponse<T> {
  readonly value: T;
  readonly text: string;
  readonly etag: string;
  readonly plain: Form;
  readonly encoded: Readonly<Record<Encoding, Form>>;

  private constructor(value: T, text: string, contentType: string, etag: string, encoded: Record<Encoding, Buffer>) {
    this.value = value;
    this.text = text;
    this.etag = etag;
    const headers = { etag, ...CACHING, 'content-type': contentType };
    const form = (encoding: Encoding): Form => {
      const payload = encoded[encoding];
      return {
        headers: { ...headers, 'content-encoding': encoding, 'content-length': String(payload.length) },
        payload,
      };
    };
    this.plain = { headers, payload: text };
    this.encoded = { br: form('br'), gzip: form('gzip') };
  }

  static of<T>(value: T): Promise<PrecompressedResponse<T>> {
    return PrecompressedResponse.#make(value, JSON.stringify(value), 'application/json; charset=utf-8');
  }

  static ofText(text: string, contentType: string): Promise<PrecompressedResponse<string>> {
    return PrecompressedResponse.#make(text, text, contentType);
  }

  static async #make<T>(value: T, text: string, contentType: string): Promise<PrecompressedResponse<T>> {
    // Weak, because the same tag represents the plain and the compressed forms.
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
  if (isKnown(request.headers['if-none-match'], answer.etag)) {
    return reply
      .headers({ etag: answer.etag, ...CACHING })
      .code(304)
      .send();
  }
  const encoding = chosenEncoding(request.headers['accept-encoding']);
  const { headers, payload } = encoding ? answer.encoded[encoding] : answer.plain;
  return reply.headers(headers).send(payload);
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === etag || one.trim() === '*');
}

/** Browsers send the same few headers; anyone who sends others gets no more than this of our memory. */
const HEADERS_KNOWN_MAX = 100;
const chosen = new Map<string, Encoding | undefined>();

function chosenEncoding(header = ''): Encoding | undefined {
  if (chosen.has(header)) return chosen.get(header);
  const encoding = chooseEncoding(header);
  if (chosen.size < HEADERS_KNOWN_MAX && header.length < 100) chosen.set(header, encoding);
  return encoding;
}

export function chooseEncoding(header: string): Encoding | undefined {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
