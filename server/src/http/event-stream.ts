import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Nothing for so long, and something in between would think that the connection is dead. */
const SIGN_OF_LIFE_MS = 15_000;
/** A reader that takes nothing for so long is gone, whatever its connection says. */
const UNREAD_MAX = 4 * 1024 * 1024;

/** An answer that goes on: server-sent events, until either side has had enough. */
export class EventStream {
  readonly #readable = new Readable({ read: () => {}, highWaterMark: UNREAD_MAX });
  readonly #signs: NodeJS.Timeout;

  constructor() {
    this.#signs = setInterval(() => this.#write(': \n\n'), SIGN_OF_LIFE_MS).unref();
    this.#readable.once('close', () => clearInterval(this.#signs));
  }

  get body(): Readable {
    return this.#readable;
  }

  send(data: string): void {
    this.#write(`data: ${data.replaceAll('\n', '\ndata: ')}\n\n`);
  }

  end(): void {
    if (!this.#readable.destroyed && !this.#readable.readableEnded) this.#readable.push(null);
    clearInterval(this.#signs);
  }

  whenClosed(done: () => void): void {
    this.#readable.once('close', done);
  }

  #write(text: string): void {
    if (this.#readable.destroyed || this.#readable.readableEnded) return;
    if (!this.#readable.push(text)) this.#readable.destroy();
  }
}

export function sendEvents(stream: EventStream, reply: FastifyReply): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // Proxies that collect an answer before they pass it on would collect for ever.
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream.body)
  );
}
