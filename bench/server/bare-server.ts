import { readFileSync } from 'node:fs';
import { createVerifier } from 'fast-jwt';
import fastify from 'fastify';

/**
 * The least that a server with Fastify can do: its own request log, and the same bytes. `answers` is a file with the
 * answers by path; with a `secret`, the path is only for whoever has a token that it signed.
 */
type Answer = { path: string; method: 'GET' | 'POST'; headers: Record<string, string>; body: string; secret?: string };

const answers: Answer[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = fastify({ logger: true });
for (const { path, method, headers, body, secret } of answers) {
  const bytes = Buffer.from(body, 'base64');
  const verify = secret && createVerifier({ key: secret, algorithms: ['HS256'] });
  app.route({
    url: path,
    method,
    handler: async (request, reply) => {
      if (verify) verify((request.headers.authorization ?? '').slice('Bearer '.length));
      return reply.headers(headers).send(bytes);
    },
  });
}
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
