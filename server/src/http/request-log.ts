import type { FastifyInstance } from 'fastify';

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
