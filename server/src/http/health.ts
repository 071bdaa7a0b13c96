import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';

/** /healthz: the process lives. /readyz: it can do its work. */
export function serveHealth(app: FastifyInstance, connection: Connection): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(connection);
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ ok: false });
    }
  });
}
