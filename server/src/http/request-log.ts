import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination } from 'pino';

/** So many characters, or so long, until lines are written: writing each by itself costs more than answering. */
const WRITE_AFTER_BYTES = 8 * 1024;
const WRITE_AFTER_MS = 100;

let output: DestinationStream | undefined;

/** Where log lines go. They are written some at a time; the library writes the rest before the process ends. */
export function logStream(): DestinationStream {
  output ??= openOutput();
  return output;
}

function openOutput(): DestinationStream {
  const stream = destination({ dest: 1, sync: false, minLength: WRITE_AFTER_BYTES });
  setInterval(() => stream.flush(), WRITE_AFTER_MS).unref();
  return stream;
}

/** Different in every process and for every request; nobody has to be unable to guess them. */
export function requestIds(): () => string {
  const own = randomBytes(4).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${own}-${count.toString(36)}`;
  };
}

/** One line for each finished request. Of the address only the path: links in mails carry tokens in their query. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode === 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).slice(0, 300);
}
