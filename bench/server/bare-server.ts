import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createVerifier } from 'fast-jwt';
import fastify from 'fastify';
import pg from 'pg';
import type { Bare } from './bare.ts';

/** The least that a server with Fastify can do: its own request log, and the same bytes. `bare.ts` starts it. */
const { answers, databaseUrl, workers = 1, port = 0 }: Bare = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

if (workers > 1 && cluster.isPrimary) {
  let listening = 0;
  cluster.on('listening', (_worker, address) => {
    listening += 1;
    if (listening === workers) process.send?.({ port: address.port });
  });
  for (let count = 0; count < workers; count++) cluster.fork();
} else {
  const app = fastify({ logger: true });
  const pool = databaseUrl === undefined ? undefined : new pg.Pool({ connectionString: databaseUrl });
  for (const { path, method, headers, body, secret } of answers) {
    const bytes = Buffer.from(body, 'base64');
    const verify = secret && createVerifier({ key: secret, algorithms: ['HS256'] });
    app.route({
      url: path,
      method,
      handler: async (request, reply) => {
        if (verify) {
          const { user_id } = verify((request.headers.authorization ?? '').slice('Bearer '.length));
          await pool?.query({ name: 'player', text: 'select * from player where id = $1', values: [user_id] });
        }
        return reply.headers(headers).send(bytes);
      },
    });
  }
  await app.listen({ host: '127.0.0.1', port });
  if (cluster.isPrimary) process.send?.({ port: (app.server.address() as { port: number }).port });
}
