import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is downloaded as a file, under a name that we choose. */
export class FileAnswer {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly body: Buffer | Readable;

  constructor(file: { name: string; contentType: string; bytes: number; body: Buffer | Readable }) {
    this.name = file.name;
    this.contentType = file.contentType;
    this.bytes = file.bytes;
    this.body = file.body;
  }
}

export function sendFile(file: FileAnswer, reply: FastifyReply): FastifyReply {
  return reply
    .type(file.contentType)
    .headers({
      'content-disposition': `attachment; filename="${file.name}"`,
      'content-length': file.bytes,
      'cache-control': 'no-store',
    })
    .send(file.body);
}
