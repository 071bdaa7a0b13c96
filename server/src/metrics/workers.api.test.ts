import { describe, expect, test } from 'vitest';
import { freePort, RunningServer } from '../testing/running-server.ts';
import { childrenOf, PROCESS_TEST } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readMeasurements } from './testing/read-measurements.ts';

describe('the measurements of several server processes', PROCESS_TEST, () => {
  test('are one, and what an ended process counted stays counted', async () => {
    const place = await createTestDatabase();
    const server = new RunningServer(place, { METRICS_PORT: '0', WORKERS: '2', PORT: await freePort() });
    const processes = () => server.process.output.match(/is ready/g)?.length;
    await expect.poll(processes, { timeout: 60_000 }).toBe(2);
    await server.ready();
    const healthy = async () =>
      (await readMeasurements(server))('kodestien_http_requests_total{operation="GET /healthz",status="200"}');

    // All at once, each on a connection of its own, so that both processes get some.
    await Promise.all(Array.from({ length: 40 }, () => server.get('/healthz')));
    expect(await healthy()).toBe(40);
    const [first = 0] = childrenOf(server.process.child.pid ?? 0);
    process.kill(first, 'SIGKILL');
    await expect.poll(processes, { timeout: 60_000 }).toBe(3);
    expect(await healthy()).toBe(40);
    expect((await readMeasurements(server))('kodestien_worker_restarts_total')).toBe(1);
    expect(await server.stop()).toBe(0);
    await place.dispose();
  });
});
