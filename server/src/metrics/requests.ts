import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** From the header list, in a millisecond, to a verdict that waited for its turn. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function watchRequests(registry: Registry, http: FastifyInstance): void {
  const requests = new Counter({
    name: 'kodestien_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'kodestien_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'kodestien_sign_ins_total',
    help: 'Tries to sign in, by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  http.addHook('onResponse', (request, reply, done) => {
    const operation = operationOf(request);
    requests.inc({ operation, status: reply.statusCode });
    durations.observe({ operation }, reply.elapsedTime / 1000);
    if (operation === 'POST /api/token') signIns.inc({ outcome: outcomeOf(reply.statusCode) });
    done();
  });
}

/** The route as it was registered, never the address that was requested. */
function operationOf(request: FastifyRequest): string {
  if (request.is404) return request.method === 'GET' || request.method === 'HEAD' ? 'page' : 'unknown';
  const { url = '' } = request.routeOptions;
  return `${request.method} ${url.endsWith('/') ? url.slice(0, -1) : url}`;
}

function outcomeOf(status: number): string {
  if (status < 300) return 'signed_in';
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}
