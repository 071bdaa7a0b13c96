import type { FastifyInstance } from 'fastify';
import { sendProblem } from './error-handler.ts';
import { ProblemError } from './problem.ts';

/** Long enough for any answer; a client that is still sending its request then never meant to finish it. */
const FINISH_LIMIT_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/** While the server closes, running requests are answered; new ones on connections that are open are asked to come back. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isClosing) sendProblem(new ProblemError('unavailable', { retryAfterSeconds: 5 }), request, reply);
    else done();
  });
}

export async function closeInTime(app: FastifyInstance): Promise<void> {
  // A browser keeps its connection open after its last answer; waiting for that would take a minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  const end = setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(end);
}
